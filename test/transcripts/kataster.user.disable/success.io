// A user who is disabled can log in no more, and their sessions end.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada Lovelace","password":"an example of a password"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"idoit.login","params":{"apikey":"test-key-test-key-0"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"result":true,"userid":"1","name":"Ada Lovelace","mail":"","username":"ada","session-id":"d1obs6i2yb5v9kj9yurkdd4i1t","client-id":"1","client-name":"kataster"}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"idoit.version","params":{"apikey":"test-key-test-key-0"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"login":{"userid":"1","name":"Ada Lovelace","mail":"","username":"ada","tenant":"kataster","mandator":"kataster","language":"en"},"version":"0.1.0","step":"","type":"OPEN"}}
<<i {"id":3,"jsonrpc":"2.0","result":{"login":{"userid":"1","name":"Ada Lovelace","mail":"","username":"ada","tenant":"kataster","mandator":"kataster","language":"en"},"version":"38","step":"","type":"OPEN"}}
>> {"version":"2.0","method":"kataster.user.disable","params":{"apikey":"test-key-test-key-0","login":"ada"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"User ada can no longer log in."}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"idoit.version","params":{"apikey":"test-key-test-key-0"},"id":5}
<<c {"id":5,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","session":"the session is over; idoit.login opens another"}}}
<<i {"id":5,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"session":"the session is over; idoit.login opens another"}}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"idoit.version","params":{"apikey":"test-key-test-key-0"},"id":6}
<<c {"id":6,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","user":"user name or password is wrong"}}}
<<i {"id":6,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"user":"user name or password is wrong"}}}
>> {"version":"2.0","method":"kataster.user.read","params":{"apikey":"test-key-test-key-0","login":"ada"},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":[{"id":1,"login":"ada","name":"Ada Lovelace","enabled":false,"has_password":true,"has_second_factor":false,"rights":[],"groups":[],"sessions":0}]}
