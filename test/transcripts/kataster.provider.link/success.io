// An account is linked to a person, once.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada Lovelace"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company has been saved."}}
>> {"version":"2.0","method":"kataster.provider.link","params":{"apikey":"test-key-test-key-0","id":"company","subject":"4f1c-ada","login":"ada"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"The account signs in as ada."}}
>> {"version":"2.0","method":"kataster.provider.link","params":{"apikey":"test-key-test-key-0","id":"company","subject":"4f1c-ada","login":"ada"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"The account signs in as ada."}}
>> {"version":"2.0","method":"kataster.audit.read","params":{"apikey":"test-key-test-key-0","event":"accountLinked"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"events":[{"number":3,"time":"2026-01-15T09:00:00.000Z","event":"accountLinked","title":"Account linked","method":"kataster.provider.link","key":{"id":"env-45d022c7ac102782","title":"test"},"user":null,"address":"127.0.0.1","subject":{"key":null,"object":{"id":1,"title":"Ada Lovelace"}},"details":{"provider":"company","subject":"4f1c-ada"}}],"cursor":null}}
