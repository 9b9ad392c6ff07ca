// A normal object needs no recycling.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.recycle","params":{"apikey":"test-key-test-key-0","object":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 1 is normal; cmdb.object.recycle needs archived or deleted or template or mass-change template.","data":{"error":"TransitionRefused","status":"the object is normal; it would need to be archived or deleted or template or mass-change template"}}}
