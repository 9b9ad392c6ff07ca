// Without a key that is known the call is refused.
>> {"version":"2.0","method":"cmdb.external.pull.v2","params":{"apikey":"wrong","extType":"scanner"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
