// In a batch of an existing client all keys are the same.
>> [{"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":1},"id":1},{"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"not-the-right-key","object":1},"id":2}]
<<c [{"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 1 not found.","data":{"error":"ObjectNotFound"}}},{"id":2,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}]
<<i {"id":null,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: all calls of a batch must carry the same apikey","data":{"apikey":"all calls of a batch must carry the same apikey"}}}
