// A batch holds at least one call, and calls are objects.
>> []
<< {"id":null,"jsonrpc":"2.0","error":{"code":-32600,"message":"Invalid request: a batch holds at least one call","data":{"error":"InvalidRequest"}}}
>> [1]
<<c [{"id":null,"jsonrpc":"2.0","error":{"code":-32600,"message":"Invalid request: a call is an object with jsonrpc, method, params and id","data":{"error":"InvalidRequest","call":"a call is an object with jsonrpc, method, params and id"}}}]
<<i [{"id":null,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"call":"a call is an object with jsonrpc, method, params and id"}}}]
