// A batch is answered in order, each call on its own; a notification among them has no answer.
>> [{"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1},{"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":1}},{"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":7},"id":2},{"version":"2.0","method":"cmdb.object.recycle","params":{"apikey":"test-key-test-key-0","object":1},"id":3}]
<<c [{"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}},{"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 7 not found.","data":{"error":"ObjectNotFound"}}},{"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been recycled."}}]
<<i [{"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}},{"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 7 not found.","data":null}},{"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been recycled."}}]
// Nothing but notifications: no answer at all.
>> [{"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":1}}]
< 204
