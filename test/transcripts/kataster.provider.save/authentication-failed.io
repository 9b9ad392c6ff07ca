// A caller without a key saves no provider.
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"a-key-that-nobody-knows","id":"company","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
