// Without a good key nobody learns what answers.
>> {"version":"2.0","method":"idoit.version","params":{},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
>> {"version":"2.0","method":"idoit.version","params":{"apikey":"wrong"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
