// Passkeys belong to a host, which KATASTER_PUBLIC_URL has to name.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada Lovelace","password":"an example of a password"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"idoit.login","params":{"apikey":"test-key-test-key-0"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"result":true,"userid":"1","name":"Ada Lovelace","mail":"","username":"ada","session-id":"d1obs6i2yb5v9kj9yurkdd4i1t","client-id":"1","client-name":"kataster"}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"kataster.passkey.create","params":{"apikey":"test-key-test-key-0","password":"an example of a password"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: passkeys need KATASTER_PUBLIC_URL: an address of https, or localhost, with a name and no IP address","data":{"error":"Conflict"}}}
