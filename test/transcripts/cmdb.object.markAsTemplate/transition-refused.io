// An archived object cannot become a template: recycle it first.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","status":3},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.markAsTemplate","params":{"apikey":"test-key-test-key-0","object":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 1 is archived; cmdb.object.markAsTemplate needs normal or mass-change template.","data":{"error":"TransitionRefused","status":"the object is archived; it would need to be normal or mass-change template"}}}
