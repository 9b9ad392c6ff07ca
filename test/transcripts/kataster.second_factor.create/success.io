// A secret is made for an app, and changes nothing until a code of it confirms it.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada Lovelace","password":"an example of a password"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"kataster.second_factor.create","params":{"apikey":"test-key-test-key-0","password":"an example of a password"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"secret":"JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP","uri":"otpauth://totp/kataster:ada?issuer=kataster&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"idoit.version","params":{"apikey":"test-key-test-key-0"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"login":{"userid":"1","name":"Ada Lovelace","mail":"","username":"ada","tenant":"kataster","mandator":"kataster","language":"en"},"version":"0.1.0","step":"","type":"OPEN"}}
<<i {"id":3,"jsonrpc":"2.0","result":{"login":{"userid":"1","name":"Ada Lovelace","mail":"","username":"ada","tenant":"kataster","mandator":"kataster","language":"en"},"version":"38","step":"","type":"OPEN"}}
