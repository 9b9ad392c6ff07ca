// A body is no larger than KATASTER_BODY_LIMIT says; what is beyond it is not read.
// setting: KATASTER_BODY_LIMIT=100
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":1},"id":1}
< 413
<< {"id":null,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a body holds at most 100 bytes","data":{"error":"LimitExceeded","size":"expected at most 100 bytes","setting":"KATASTER_BODY_LIMIT"}}}
