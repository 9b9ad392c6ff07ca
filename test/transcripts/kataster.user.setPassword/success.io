// A password is set, and the former one is worth nothing any more.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada Lovelace","password":"an example of a password"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
>> {"version":"2.0","method":"kataster.user.setPassword","params":{"apikey":"test-key-test-key-0","login":"ada","password":"another example of a password"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"The password of ada has been set."}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"idoit.version","params":{"apikey":"test-key-test-key-0"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","user":"user name or password is wrong"}}}
<<i {"id":3,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"user":"user name or password is wrong"}}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: another example of a password
>> {"version":"2.0","method":"kataster.user.endSessions","params":{"apikey":"test-key-test-key-0","login":"ada"},"id":4}
<<c {"id":4,"jsonrpc":"2.0","error":{"code":-32003,"message":"Forbidden: this user may not administer users","data":{"error":"Forbidden","right":"expected the right to administer users, which this user lacks"}}}
<<i {"id":4,"jsonrpc":"2.0","error":{"code":-32003,"message":"Forbidden: this user may not administer users","data":{"right":"expected the right to administer users, which this user lacks"}}}
