// Who has no key rotates none.
>> {"version":"2.0","method":"kataster.key.rotate","params":{"apikey":"a-key-that-nobody-knows","id":"Ab3dEf7h"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":null}}
