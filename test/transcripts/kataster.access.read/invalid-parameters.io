// There has to be such a key or such a user.
>> {"version":"2.0","method":"kataster.access.read","params":{"apikey":"test-key-test-key-0","key":"unknown"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: key: there is no key 'unknown'; expected an id that kataster.key.read shows","data":{"error":"InvalidParameters","key":"there is no key 'unknown'; expected an id that kataster.key.read shows"}}}
>> {"version":"2.0","method":"kataster.access.read","params":{"apikey":"test-key-test-key-0","user":"nobody"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: user: there is no user 'nobody'; expected a login that kataster.user.read shows","data":{"error":"InvalidParameters","user":"there is no user 'nobody'; expected a login that kataster.user.read shows"}}}
