// A caller without a key links no account.
>> {"version":"2.0","method":"kataster.provider.link","params":{"apikey":"a-key-that-nobody-knows","id":"company","subject":"4f1c-ada","login":"ada"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
