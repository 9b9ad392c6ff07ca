// Quickpurge is disabled unless an administrator enables it.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.quickpurge","params":{"apikey":"test-key-test-key-0","id":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32010,"message":"Switched off: Quickpurge is disabled here","data":{"error":"SwitchedOff","setting":"KATASTER_QUICKPURGE is off; an administrator can set it to on"}}}
