// What cannot be true is refused with what would be right; existing clients save it as they always could.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__IP","data":{"ipv4_address":"300.1.1.1","hostname":"hello world"}},"id":2}
<<c {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: There was a validation error","data":{"error":"ValidationFailed","ipv4_address":"expected an IPv4 address without leading zeros, such as \"192.0.2.17\", not a text \"300.1.1.1\"","hostname":"expected a host name or domain without blanks, such as \"web1.example.org\", not a text \"hello world\""}}}
<<i {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__PLANNING","data":{"start":"2027-02-01","end":"2027-01-31"}},"id":3}
<<c {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: There was a validation error","data":{"error":"ValidationFailed","end":"is before 'start'; expected \"2027-02-01\" or later, not \"2027-01-31\""}}}
<<i {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":2}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__FORMFACTOR","data":{"rackunits":-4}},"id":4}
<<c {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: There was a validation error","data":{"error":"ValidationFailed","rackunits":"expected a number of at least 0, not -4"}}}
<<i {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":3}}
