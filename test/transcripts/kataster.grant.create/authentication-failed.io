// Who has no key grants nothing.
>> {"version":"2.0","method":"kataster.grant.create","params":{"apikey":"a-key-that-nobody-knows","to":"ada","rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]}]},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":null}}
