// A caller without a key tries out no rules.
>> {"version":"2.0","method":"kataster.provider.test","params":{"apikey":"a-key-that-nobody-knows","id":"company","groups":["Staff"]},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
