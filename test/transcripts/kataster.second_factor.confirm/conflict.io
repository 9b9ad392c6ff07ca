// Without a secret there is nothing to confirm.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada Lovelace","password":"an example of a password"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"kataster.second_factor.confirm","params":{"apikey":"test-key-test-key-0","code":"123456"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: there is no secret to confirm; kataster.second_factor.create makes one","data":{"error":"Conflict"}}}
