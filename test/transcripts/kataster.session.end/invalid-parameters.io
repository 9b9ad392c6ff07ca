// A session of nobody, or of another user, is none of one's own.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada Lovelace","password":"an example of a password"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"kataster.session.end","params":{"apikey":"test-key-test-key-0","id":"0000000000000000000000000000000000000000000000000000000000000000"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no session '0000000000000000000000000000000000000000000000000000000000000000' of yours; expected an id that kataster.session.read shows","data":{"error":"InvalidParameters","id":"there is no session '0000000000000000000000000000000000000000000000000000000000000000' of yours; expected an id that kataster.session.read shows"}}}
