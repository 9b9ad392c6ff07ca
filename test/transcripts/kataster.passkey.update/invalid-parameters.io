// A user renames the own passkeys alone.
// setting: KATASTER_PUBLIC_URL=https://cmdb.example.com
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada Lovelace","password":"an example of a password"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"idoit.login","params":{"apikey":"test-key-test-key-0"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"result":true,"userid":"1","name":"Ada Lovelace","mail":"","username":"ada","session-id":"d1obs6i2yb5v9kj9yurkdd4i1t","client-id":"1","client-name":"kataster"}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"kataster.passkey.update","params":{"apikey":"test-key-test-key-0","id":"cGFzc2tleSBvZiBBZGE","title":"Old laptop"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no passkey 'cGFzc2tleSBvZiBBZGE' of yours; expected an id that kataster.passkey.read shows","data":{"error":"InvalidParameters","id":"there is no passkey 'cGFzc2tleSBvZiBBZGE' of yours; expected an id that kataster.passkey.read shows"}}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"kataster.passkey.update","params":{"apikey":"test-key-test-key-0","id":"?","title":""},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: expected an id that kataster.passkey.read shows, not \"?\"; title: expected a text of 1 to 100 characters, not \"\"","data":{"error":"InvalidParameters","id":"expected an id that kataster.passkey.read shows, not \"?\"","title":"expected a text of 1 to 100 characters, not \"\""}}}
