// An idempotency key that was used for another message is refused.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.logbook.create","params":{"apikey":"test-key-test-key-0","object_id":1,"message":"Fan replaced","idempotency_key":"k1"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"id":"1","success":true,"message":"Logbook entry successfully created."}}
>> {"version":"2.0","method":"cmdb.logbook.create","params":{"apikey":"test-key-test-key-0","object_id":1,"message":"Disk replaced","idempotency_key":"k1"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: idempotency_key: it was used for a call of cmdb.logbook.create with other parameters; expected a key of its own for each intended call","data":{"error":"Conflict","idempotency_key":"it was used for a call of cmdb.logbook.create with other parameters; expected a key of its own for each intended call"}}}
