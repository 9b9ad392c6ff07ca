// A session suffices without a key, and is opened without one.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON","title":"Ada Lovelace","categories":{"C__CATS__PERSON_LOGIN":{"title":"ada","user_pass":"an example of a password"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_LOGIN":["2"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_LOGIN":[2]}}}
>> {"version":"2.0","method":"idoit.login","params":{"username":"ada","password":"an example of a password"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"result":true,"userid":"1","name":"Ada Lovelace","mail":"","username":"ada","session-id":"d1obs6i2yb5v9kj9yurkdd4i1t","client-id":"1","client-name":"kataster"}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"cmdb.object.read","params":{"id":1},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32003,"message":"Forbidden: this user may not view objects","data":{"error":"Forbidden","right":"expected the right to view objects, which this user lacks"}}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"idoit.logout","params":{},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"message":"Logout successful","result":true}}
