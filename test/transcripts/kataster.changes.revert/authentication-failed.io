// A wrong key is refused.
>> {"version":"2.0","method":"kataster.changes.revert","params":{"apikey":"wrong-key","numbers":[1]},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
