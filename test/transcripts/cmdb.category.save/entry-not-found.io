// The entry to update must belong to the object and the category.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__IP":{"hostname":"web1","ipv4_address":"192.0.2.10"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":[1]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web2"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__IP","data":{"hostname":"www"},"entry":9},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Unable to find entry for id 9. Please ensure that entry is owned by object 1 and has a valid status.","data":{"error":"EntryNotFound"}}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":2,"category":"C__CATG__IP","data":{"hostname":"www"},"entry":1},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Unable to find entry for id 1. Please ensure that entry is owned by object 2 and has a valid status.","data":{"error":"EntryNotFound"}}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__SHARES","data":{"title":"home"},"entry":1},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Unable to find entry for id 1. Please ensure that entry is owned by object 1 and has a valid status.","data":{"error":"EntryNotFound"}}}
