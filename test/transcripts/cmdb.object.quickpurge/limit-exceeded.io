// One call purges at most as many objects as a batch may hold calls.
// setting: KATASTER_QUICKPURGE=on
// setting: KATASTER_BATCH_LIMIT=2
>> {"version":"2.0","method":"cmdb.object.quickpurge","params":{"apikey":"test-key-test-key-0","ids":[1,2,3]},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: one call purges at most 2 objects","data":{"error":"LimitExceeded","ids":"expected at most 2","setting":"KATASTER_BATCH_LIMIT"}}}
