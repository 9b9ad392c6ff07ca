// A key alone is no user, and a user has to know the password they have.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON","title":"Ada Lovelace","categories":{"C__CATS__PERSON_LOGIN":{"title":"ada","user_pass":"an example of a password"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_LOGIN":["2"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_LOGIN":[2]}}}
>> {"version":"2.0","method":"kataster.user.password","params":{"apikey":"test-key-test-key-0","old":"an example of a password","new":"another example of a password"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","user":"expected a user: X-RPC-Auth-Session, or X-RPC-Auth-Username and X-RPC-Auth-Password, or HTTP Basic"}}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"kataster.user.password","params":{"apikey":"test-key-test-key-0","old":"a guess","new":"another example of a password"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","old":"is not the password of this user"}}}
