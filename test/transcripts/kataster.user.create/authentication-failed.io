// Who has no key makes no user.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"a-key-that-nobody-knows","login":"ada"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":null}}
