// Nobody needs a key for the document, but one that is given must be good.
>> {"version":"2.0","method":"rpc.discover","params":{"apikey":"not-a-key-of-anybody"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
