// A new password is long enough.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON","title":"Ada Lovelace","categories":{"C__CATS__PERSON_LOGIN":{"title":"ada","user_pass":"an example of a password"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_LOGIN":["2"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_LOGIN":[2]}}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"kataster.user.password","params":{"apikey":"test-key-test-key-0","old":"an example of a password","new":"short"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: There was a validation error","data":{"error":"ValidationFailed","new":"expected at least 12 characters, not 5"}}}
