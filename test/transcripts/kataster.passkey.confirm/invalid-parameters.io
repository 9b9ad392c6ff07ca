// A passkey has a title.
// setting: KATASTER_PUBLIC_URL=https://cmdb.example.com
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada Lovelace","password":"an example of a password"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"idoit.login","params":{"apikey":"test-key-test-key-0"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"result":true,"userid":"1","name":"Ada Lovelace","mail":"","username":"ada","session-id":"d1obs6i2yb5v9kj9yurkdd4i1t","client-id":"1","client-name":"kataster"}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"kataster.passkey.confirm","params":{"apikey":"test-key-test-key-0","title":"","client_data":"e30","attestation":"?"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: title: expected a text of 1 to 100 characters, not \"\"; attestation: expected up to 16384 characters of base64url, not \"?\"","data":{"error":"InvalidParameters","title":"expected a text of 1 to 100 characters, not \"\"","attestation":"expected up to 16384 characters of base64url, not \"?\""}}}
