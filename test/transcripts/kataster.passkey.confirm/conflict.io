// A passkey is added once.
// setting: KATASTER_PUBLIC_URL=https://cmdb.example.com
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada Lovelace","password":"an example of a password"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"idoit.login","params":{"apikey":"test-key-test-key-0"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"result":true,"userid":"1","name":"Ada Lovelace","mail":"","username":"ada","session-id":"d1obs6i2yb5v9kj9yurkdd4i1t","client-id":"1","client-name":"kataster"}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"kataster.passkey.create","params":{"apikey":"test-key-test-key-0","password":"an example of a password"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"rp":{"id":"cmdb.example.com","name":"kataster"},"user":{"id":"dXNlciBoYW5kbGUgb2YgYW4gZXhhbXBsZSBwZXJzb24","name":"ada","displayName":"Ada Lovelace"},"challenge":"a2F0YXN0ZXItY2hhbGxlbmdlLTAxMjM0NTY3ODlhYmNkZWY","pubKeyCredParams":[{"type":"public-key","alg":-8},{"type":"public-key","alg":-7},{"type":"public-key","alg":-257}],"timeout":300000,"excludeCredentials":[],"authenticatorSelection":{"residentKey":"required","requireResidentKey":true,"userVerification":"required"},"attestation":"none"}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"kataster.passkey.confirm","params":{"apikey":"test-key-test-key-0","title":"Laptop","client_data":"eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoi4oCmIn0","attestation":"o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVik","transports":["internal"]},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"The passkey has been added.","id":"cGFzc2tleSBvZiBBZGE"}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"kataster.passkey.create","params":{"apikey":"test-key-test-key-0","password":"an example of a password"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"rp":{"id":"cmdb.example.com","name":"kataster"},"user":{"id":"dXNlciBoYW5kbGUgb2YgYW4gZXhhbXBsZSBwZXJzb24","name":"ada","displayName":"Ada Lovelace"},"challenge":"a2F0YXN0ZXItY2hhbGxlbmdlLTAxMjM0NTY3ODlhYmNkZWY","pubKeyCredParams":[{"type":"public-key","alg":-8},{"type":"public-key","alg":-7},{"type":"public-key","alg":-257}],"timeout":300000,"excludeCredentials":[{"type":"public-key","id":"cGFzc2tleSBvZiBBZGE","transports":["internal"]}],"authenticatorSelection":{"residentKey":"required","requireResidentKey":true,"userVerification":"required"},"attestation":"none"}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"kataster.passkey.confirm","params":{"apikey":"test-key-test-key-0","title":"Laptop","client_data":"eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoi4oCmIn0","attestation":"o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVik","transports":["internal"]},"id":6}
<< {"id":6,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: this passkey was added before","data":{"error":"Conflict"}}}
