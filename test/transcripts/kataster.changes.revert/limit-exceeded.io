// Of several change sets so many changes are undone by one call.
// setting: KATASTER_BATCH_LIMIT=1
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ENCLOSURE","title":"rack1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.update","params":{"apikey":"test-key-test-key-0","id":1,"title":"rack2"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Object title was successfully updated"}}
>> {"version":"2.0","method":"kataster.changes.revert","params":{"apikey":"test-key-test-key-0","numbers":[1,2]},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a call undoes at most 1 changes of several change sets","data":{"error":"LimitExceeded","numbers":"expected fewer numbers; these have 2 changes","setting":"KATASTER_BATCH_LIMIT"}}}
