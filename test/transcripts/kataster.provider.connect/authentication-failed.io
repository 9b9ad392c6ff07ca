// A caller without a key asks no directory.
>> {"version":"2.0","method":"kataster.provider.connect","params":{"apikey":"a-key-that-nobody-knows","id":"directory"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
