// A normal entry needs no recycling, and a purged one is gone.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__VERSION":{"title":"Debian 13","kernel":"6.12"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__VERSION":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__VERSION":[1]}}}
>> {"version":"2.0","method":"cmdb.category.recycle","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__VERSION","entry":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Unable to find entry for id 1. Please ensure that entry is owned by object 1 and has a valid status.","data":{"error":"EntryNotFound","status":"the entry is normal; it would need to be archived or deleted"}}}
>> {"version":"2.0","method":"cmdb.category.purge","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__VERSION","entry":1},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Entry 1 has been successfully purged from 2 to 5."}}
>> {"version":"2.0","method":"cmdb.category.recycle","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__VERSION","entry":1},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Unable to find entry for id 1. Please ensure that entry is owned by object 1 and has a valid status.","data":{"error":"EntryNotFound"}}}
