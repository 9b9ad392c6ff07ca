// A deleted object is removed from the database, with its entries.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","status":4},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.purge","params":{"apikey":"test-key-test-key-0","object":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been purged."}}
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":1},"id":3}
<<c {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 1 not found.","data":{"error":"ObjectNotFound"}}}
<<i {"id":3,"jsonrpc":"2.0","result":[]}
