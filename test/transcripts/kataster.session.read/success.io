// A user sees their open sessions, the newest first, and which of them is that of the call.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada Lovelace","password":"an example of a password"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"idoit.login","params":{},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"result":true,"userid":"1","name":"Ada Lovelace","mail":"","username":"ada","session-id":"d1obs6i2yb5v9kj9yurkdd4i1t","client-id":"1","client-name":"kataster"}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"kataster.session.read","params":{},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"id":"5d0c1e7b9a3f4826c1d7e05b8f2a6394b7c8d1e0f3a29586047b1c2d3e4f5a6b","created":"2026-01-15T09:00:00.000Z","expires":"2026-01-15T21:00:00.000Z","address":"127.0.0.1","provider":null,"passkey":false,"current":true}]}
