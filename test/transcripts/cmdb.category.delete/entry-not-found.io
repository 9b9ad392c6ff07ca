// The entry must belong to the object; after three steps it is gone.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__VERSION":{"title":"Debian 13","kernel":"6.12"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__VERSION":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__VERSION":[1]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web2"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.delete","params":{"apikey":"test-key-test-key-0","objID":2,"category":"C__CATG__VERSION","cateID":1},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Unable to find entry for id 1. Please ensure that entry is owned by object 2 and has a valid status.","data":{"error":"EntryNotFound"}}}
>> {"version":"2.0","method":"cmdb.category.purge","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__VERSION","entry":1},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Entry 1 has been successfully purged from 2 to 5."}}
>> {"version":"2.0","method":"cmdb.category.delete","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__VERSION","cateID":1},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Unable to find entry for id 1. Please ensure that entry is owned by object 1 and has a valid status.","data":{"error":"EntryNotFound"}}}
