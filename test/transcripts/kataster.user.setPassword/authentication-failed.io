// Who has no key sets no password.
>> {"version":"2.0","method":"kataster.user.setPassword","params":{"apikey":"a-key-that-nobody-knows","login":"ada","password":"an example of a password"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":null}}
