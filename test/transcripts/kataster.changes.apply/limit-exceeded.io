// One call applies so many operations.
// setting: KATASTER_OPERATIONS_LIMIT=1
>> {"version":"2.0","method":"kataster.changes.apply","params":{"apikey":"test-key-test-key-0","operations":[{"method":"cmdb.object.create","params":{"type":"C__OBJTYPE__SERVER","title":"srv1"}},{"method":"cmdb.object.create","params":{"type":"C__OBJTYPE__SERVER","title":"srv2"}}]},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a call applies at most 1 operations","data":{"error":"LimitExceeded","operations":"expected at most 1, not 2","setting":"KATASTER_OPERATIONS_LIMIT"}}}
