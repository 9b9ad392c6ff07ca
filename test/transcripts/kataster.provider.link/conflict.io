// An account of one person is not given to another.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada Lovelace"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"grace","name":"Grace Hopper"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"User grace has been created.","id":2}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company has been saved."}}
>> {"version":"2.0","method":"kataster.provider.link","params":{"apikey":"test-key-test-key-0","id":"company","subject":"4f1c-ada","login":"ada"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"The account signs in as ada."}}
>> {"version":"2.0","method":"kataster.provider.link","params":{"apikey":"test-key-test-key-0","id":"company","subject":"4f1c-ada","login":"grace"},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: the account '4f1c-ada' is that of another person","data":{"error":"Conflict"}}}
