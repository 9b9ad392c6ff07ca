// Who has no key learns of no grant.
>> {"version":"2.0","method":"kataster.grant.read","params":{"apikey":"a-key-that-nobody-knows"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":null}}
