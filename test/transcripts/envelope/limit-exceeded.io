// A batch is no longer than KATASTER_BATCH_LIMIT, a body is nested no deeper than KATASTER_DEPTH_LIMIT.
// setting: KATASTER_BATCH_LIMIT=2
// setting: KATASTER_DEPTH_LIMIT=4
>> [{"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":1},"id":1},{"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":1},"id":2},{"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":1},"id":3}]
<<c [{"id":1,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a batch holds at most 2 calls","data":{"error":"LimitExceeded","batch":"expected at most 2 calls","setting":"KATASTER_BATCH_LIMIT"}}},{"id":2,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a batch holds at most 2 calls","data":{"error":"LimitExceeded","batch":"expected at most 2 calls","setting":"KATASTER_BATCH_LIMIT"}}},{"id":3,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a batch holds at most 2 calls","data":{"error":"LimitExceeded","batch":"expected at most 2 calls","setting":"KATASTER_BATCH_LIMIT"}}}]
<<i {"id":null,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a batch holds at most 2 calls","data":{"batch":"expected at most 2 calls","setting":"KATASTER_BATCH_LIMIT"}}}
>> [[[[[1]]]]]
<< {"id":null,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a body is nested at most 4 deep","data":{"error":"LimitExceeded","nesting":"expected at most 4 levels","setting":"KATASTER_DEPTH_LIMIT"}}}
