// There has to be such a provider.
>> {"version":"2.0","method":"kataster.provider.test","params":{"apikey":"test-key-test-key-0","id":"unknown","groups":["Staff"]},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no provider 'unknown'; expected an id that kataster.provider.read shows","data":{"error":"InvalidParameters","id":"there is no provider 'unknown'; expected an id that kataster.provider.read shows"}}}
