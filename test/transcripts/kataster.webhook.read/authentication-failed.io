// A caller without a key reads no webhook.
>> {"version":"2.0","method":"kataster.webhook.read","params":{"apikey":"a-key-that-nobody-knows"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
