// A caller without a key rotates the secret of no webhook.
>> {"version":"2.0","method":"kataster.webhook.rotate","params":{"apikey":"a-key-that-nobody-knows","id":"Wh3kLm5p"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
