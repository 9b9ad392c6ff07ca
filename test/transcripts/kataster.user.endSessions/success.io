// The sessions of a user are ended, and they may log in again.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada Lovelace","password":"an example of a password"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"idoit.login","params":{"apikey":"test-key-test-key-0"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"result":true,"userid":"1","name":"Ada Lovelace","mail":"","username":"ada","session-id":"d1obs6i2yb5v9kj9yurkdd4i1t","client-id":"1","client-name":"kataster"}}
>> {"version":"2.0","method":"kataster.user.endSessions","params":{"apikey":"test-key-test-key-0","login":"ada"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"The sessions of ada have been ended.","ended":1}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"idoit.version","params":{"apikey":"test-key-test-key-0"},"id":4}
<<c {"id":4,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","session":"the session is over; idoit.login opens another"}}}
<<i {"id":4,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"session":"the session is over; idoit.login opens another"}}}
>> {"version":"2.0","method":"kataster.user.endSessions","params":{"apikey":"test-key-test-key-0","login":"ada","language":"de"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"Die Sitzungen von ada wurden beendet.","ended":0}}
