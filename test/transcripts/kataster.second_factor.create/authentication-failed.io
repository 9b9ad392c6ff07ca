// A key alone is no user, and a user has to know the password they have.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada Lovelace","password":"an example of a password"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
>> {"version":"2.0","method":"kataster.second_factor.create","params":{"apikey":"test-key-test-key-0","password":"an example of a password"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","user":"expected a user: X-RPC-Auth-Session, or X-RPC-Auth-Username and X-RPC-Auth-Password, or HTTP Basic"}}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"kataster.second_factor.create","params":{"apikey":"test-key-test-key-0","password":"a guess"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","password":"is not the password of this user"}}}
