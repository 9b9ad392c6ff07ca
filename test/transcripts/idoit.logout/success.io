// A session that is ended is worth nothing any more.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON","title":"Ada Lovelace","categories":{"C__CATS__PERSON_LOGIN":{"title":"ada","user_pass":"an example of a password"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_LOGIN":["2"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_LOGIN":[2]}}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"idoit.login","params":{"apikey":"test-key-test-key-0"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"result":true,"userid":"1","name":"Ada Lovelace","mail":"","username":"ada","session-id":"d1obs6i2yb5v9kj9yurkdd4i1t","client-id":"1","client-name":"kataster"}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"idoit.logout","params":{"apikey":"test-key-test-key-0"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"message":"Logout successful","result":true}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"idoit.logout","params":{"apikey":"test-key-test-key-0"},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","session":"the session is over; idoit.login opens another"}}}
