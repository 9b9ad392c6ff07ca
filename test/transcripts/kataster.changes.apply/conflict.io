// An idempotency key that was used for other operations is refused.
>> {"version":"2.0","method":"kataster.changes.apply","params":{"apikey":"test-key-test-key-0","operations":[{"method":"cmdb.object.create","params":{"type":"C__OBJTYPE__SERVER","title":"srv1"}}],"idempotency_key":"k1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"number":1,"results":[{"id":"1","message":"Object was successfully created","success":true}]}}
<<i {"id":1,"jsonrpc":"2.0","result":{"number":1,"results":[{"id":1,"message":"Object was successfully created","success":true}]}}
>> {"version":"2.0","method":"kataster.changes.apply","params":{"apikey":"test-key-test-key-0","operations":[{"method":"cmdb.object.create","params":{"type":"C__OBJTYPE__SERVER","title":"srv2"}}],"idempotency_key":"k1"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: idempotency_key: it was used for a call of kataster.changes.apply with other parameters; expected a key of its own for each intended call","data":{"error":"Conflict","idempotency_key":"it was used for a call of kataster.changes.apply with other parameters; expected a key of its own for each intended call"}}}
