// Objects are purged straight from any status, one or several; a list may name one twice.
// setting: KATASTER_QUICKPURGE=on
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web2","status":"C__RECORD_STATUS__ARCHIVED"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web3","status":"C__RECORD_STATUS__TEMPLATE"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.quick_purge","params":{"apikey":"test-key-test-key-0","id":1},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been purged."}}
>> {"version":"2.0","method":"cmdb.object.quickpurge","params":{"apikey":"test-key-test-key-0","ids":[3,"2",2]},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"Objects 3, 2 have been purged."}}
>> {"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":3},"id":6}
<< {"id":6,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 3 not found.","data":{"error":"ObjectNotFound"}}}
