// There has to be such a directory; a provider of OpenID Connect names nobody before a sign-in.
>> {"version":"2.0","method":"kataster.provider.sync","params":{"apikey":"test-key-test-key-0","id":"unknown"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no provider 'unknown'; expected an id that kataster.provider.read shows","data":{"error":"InvalidParameters","id":"there is no provider 'unknown'; expected an id that kataster.provider.read shows"}}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company has been saved."}}
>> {"version":"2.0","method":"kataster.provider.sync","params":{"apikey":"test-key-test-key-0","id":"company"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: 'company' is a provider of OpenID Connect, which names nobody before a sign-in; expected a directory, whose issuer begins with ldap:// or ldaps://","data":{"error":"InvalidParameters","id":"'company' is a provider of OpenID Connect, which names nobody before a sign-in; expected a directory, whose issuer begins with ldap:// or ldaps://"}}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"directory","issuer":"ldap://127.0.0.1:1/dc=example,dc=com?uid","client":"cn=search,dc=example,dc=com","enabled":false},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Provider directory has been saved."}}
>> {"version":"2.0","method":"kataster.provider.sync","params":{"apikey":"test-key-test-key-0","id":"directory"},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: 'directory' is disabled, and signs in nobody; enable it by kataster.provider.save","data":{"error":"InvalidParameters","id":"'directory' is disabled, and signs in nobody; enable it by kataster.provider.save"}}}
