// A directory that cannot be reached is told in words, in the language of the call.
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"directory","issuer":"ldap://127.0.0.1:1/dc=example,dc=com?uid","client":"cn=search,dc=example,dc=com"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Provider directory has been saved."}}
>> {"version":"2.0","method":"kataster.provider.connect","params":{"apikey":"test-key-test-key-0","id":"directory"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"connected":false,"found":null,"fault":"unreachable","outcome":"The directory cannot be reached (ECONNREFUSED): check host and port of the issuer, the network and the firewall."}}
>> {"version":"2.0","method":"kataster.provider.connect","params":{"apikey":"test-key-test-key-0","id":"directory","language":"de"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"connected":false,"found":null,"fault":"unreachable","outcome":"Das Verzeichnis ist nicht erreichbar (ECONNREFUSED): Prüfen Sie Host und Port des Issuers, das Netz und die Firewall."}}
