// A wrong key is refused.
>> {"version":"2.0","method":"kataster.changes.apply","params":{"apikey":"wrong-key","operations":[]},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
