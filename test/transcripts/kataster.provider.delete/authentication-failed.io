// A caller without a key deletes no provider.
>> {"version":"2.0","method":"kataster.provider.delete","params":{"apikey":"a-key-that-nobody-knows","id":"company"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
