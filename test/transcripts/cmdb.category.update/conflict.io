// A sysid is unique.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","sysid":"SRV-1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web2"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.update","params":{"apikey":"test-key-test-key-0","objID":2,"category":"C__CATG__GLOBAL","data":{"sysid":"SRV-1"}},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: the sysid \"SRV-1\" is taken","data":{"error":"Conflict","sysid":"is the sysid of another object, or was that of a purged one"}}}
