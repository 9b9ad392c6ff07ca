// A wrong code confirms nothing.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada Lovelace","password":"an example of a password"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"idoit.login","params":{"apikey":"test-key-test-key-0"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"result":true,"userid":"1","name":"Ada Lovelace","mail":"","username":"ada","session-id":"d1obs6i2yb5v9kj9yurkdd4i1t","client-id":"1","client-name":"kataster"}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"kataster.second_factor.create","params":{"apikey":"test-key-test-key-0","password":"an example of a password"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"secret":"JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP","uri":"otpauth://totp/kataster:ada?issuer=kataster&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"kataster.second_factor.confirm","params":{"apikey":"test-key-test-key-0","code":"a guess"},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","code":"is wrong, has expired, or was used: expected the next one of the app"}}}
>> {"version":"2.0","method":"kataster.second_factor.confirm","params":{"apikey":"test-key-test-key-0","code":"123456"},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","user":"expected a user: X-RPC-Auth-Session, or X-RPC-Auth-Username and X-RPC-Auth-Password, or HTTP Basic"}}}
