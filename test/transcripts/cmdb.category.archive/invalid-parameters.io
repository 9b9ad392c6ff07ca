// Every parameter that is wrong is named, with what would be right.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__IP":{"hostname":"web1","ipv4_address":"192.0.2.10"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":[1]}}}
>> {"version":"2.0","method":"cmdb.category.archive","params":{"apikey":"test-key-test-key-0","object":"web1","category":"C__CATG__IP"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: entry: is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits; object: expected an integer from 1 to 9007199254740991, or the same as a text of digits, not \"web1\"","data":{"entry":"is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits","object":"expected an integer from 1 to 9007199254740991, or the same as a text of digits, not \"web1\""}}}
>> {"version":"2.0","method":"cmdb.category.archive","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__IP","entyr":1,"entry":1},"id":3}
<<c {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: entyr: there is no such parameter; did you mean 'entry'?","data":{"entyr":"there is no such parameter; did you mean 'entry'?"}}}
<<i {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Entry 1 has been successfully archived from 2 to 3."}}
