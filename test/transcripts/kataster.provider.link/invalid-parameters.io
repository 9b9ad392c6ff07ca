// There has to be such a provider.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada Lovelace"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
>> {"version":"2.0","method":"kataster.provider.link","params":{"apikey":"test-key-test-key-0","id":"unknown","subject":"4f1c-ada","login":"ada"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no provider 'unknown'; expected an id that kataster.provider.read shows","data":{"error":"InvalidParameters","id":"there is no provider 'unknown'; expected an id that kataster.provider.read shows"}}}
