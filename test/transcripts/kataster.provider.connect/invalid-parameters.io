// There has to be such a directory; a provider of OpenID Connect names nobody before a sign-in.
>> {"version":"2.0","method":"kataster.provider.connect","params":{"apikey":"test-key-test-key-0","id":"unknown"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no provider 'unknown'; expected an id that kataster.provider.read shows","data":{"error":"InvalidParameters","id":"there is no provider 'unknown'; expected an id that kataster.provider.read shows"}}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company has been saved."}}
>> {"version":"2.0","method":"kataster.provider.connect","params":{"apikey":"test-key-test-key-0","id":"company"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: 'company' is a provider of OpenID Connect, which names nobody before a sign-in; expected a directory, whose issuer begins with ldap:// or ldaps://","data":{"error":"InvalidParameters","id":"'company' is a provider of OpenID Connect, which names nobody before a sign-in; expected a directory, whose issuer begins with ldap:// or ldaps://"}}}
