// User name and password suffice to log out, though no session is open.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON","title":"Ada Lovelace","categories":{"C__CATS__PERSON_LOGIN":{"title":"ada","user_pass":"an example of a password"}}},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_LOGIN":[2]}}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"idoit.logout","params":{"apikey":"test-key-test-key-0"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"message":"Logout successful","result":true}}
>> {"version":"2.0","method":"idoit.logout","params":{"apikey":"test-key-test-key-0"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"session":"expected X-RPC-Auth-Session with a session that is open"}}}
