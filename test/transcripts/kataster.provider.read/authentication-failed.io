// A caller without a key reads no providers.
>> {"version":"2.0","method":"kataster.provider.read","params":{"apikey":"a-key-that-nobody-knows"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
