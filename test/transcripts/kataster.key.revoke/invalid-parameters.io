// A key that is revoked is there.
>> {"version":"2.0","method":"kataster.key.revoke","params":{"apikey":"test-key-test-key-0","id":"unknown"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no key 'unknown'; expected an id that kataster.key.read shows","data":{"error":"InvalidParameters","id":"there is no key 'unknown'; expected an id that kataster.key.read shows"}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no key 'unknown'; expected an id that kataster.key.read shows","data":{"id":"there is no key 'unknown'; expected an id that kataster.key.read shows"}}}
