// A wrong password and an unknown user are answered alike.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON","title":"Ada Lovelace","categories":{"C__CATS__PERSON_LOGIN":{"title":"ada","user_pass":"an example of a password"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_LOGIN":["2"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_LOGIN":[2]}}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: a guess
>> {"version":"2.0","method":"idoit.login","params":{"apikey":"test-key-test-key-0"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","user":"user name or password is wrong"}}}
>> {"version":"2.0","method":"idoit.login","params":{"apikey":"test-key-test-key-0","username":"nobody","password":"a guess"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","user":"user name or password is wrong"}}}
// Nobody logs in without saying who they are; a key is not needed.
>> {"version":"2.0","method":"idoit.login","params":{"apikey":"test-key-test-key-0"},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","user":"expected X-RPC-Auth-Username and X-RPC-Auth-Password, or HTTP Basic, or username and password"}}}
>> {"version":"2.0","method":"idoit.login","params":{"username":"ada","password":"a guess"},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","user":"user name or password is wrong"}}}
