// A single-value category has one entry: an id that is another one's is not found; existing clients save it whatever `entry` says.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__MODEL","data":{"serial":"J300X12"},"entry":99},"id":2}
<<c {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Unable to find entry for id 99. Please ensure that entry is owned by object 1 and has a valid status.","data":{"error":"EntryNotFound","entry":"there is no entry yet; leave it out to create one"}}}
<<i {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__MODEL","data":{"serial":"J300X12"}},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__MODEL","data":{"firmware":"2.10"},"entry":99},"id":4}
<<c {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Unable to find entry for id 99. Please ensure that entry is owned by object 1 and has a valid status.","data":{"error":"EntryNotFound","entry":"the only entry is 1; leave it out, or name that"}}}
<<i {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__MODEL","data":{"firmware":"2.10"},"entry":1},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__GLOBAL","data":{"title":"web2"},"entry":2},"id":6}
<<c {"id":6,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Unable to find entry for id 2. Please ensure that entry is owned by object 1 and has a valid status.","data":{"error":"EntryNotFound","entry":"the only entry is 1; leave it out, or name that"}}}
<<i {"id":6,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__MODEL"},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","manufacturer":null,"title":null,"productid":"","service_tag":"","serial":"J300X12","firmware":"2.10","description":""}]}
