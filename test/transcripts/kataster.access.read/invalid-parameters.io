// There has to be such a key or such a user, and one of them is named.
>> {"version":"2.0","method":"kataster.access.read","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: key: expected the id of a key, or the login of a user by `user`, or both","data":{"error":"InvalidParameters","key":"expected the id of a key, or the login of a user by `user`, or both"}}}
>> {"version":"2.0","method":"kataster.access.read","params":{"apikey":"test-key-test-key-0","key":"unknown"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: key: there is no key 'unknown'; expected an id that kataster.key.read shows","data":{"error":"InvalidParameters","key":"there is no key 'unknown'; expected an id that kataster.key.read shows"}}}
>> {"version":"2.0","method":"kataster.access.read","params":{"apikey":"test-key-test-key-0","user":"nobody"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: user: there is no user 'nobody'; expected a login that kataster.user.read shows","data":{"error":"InvalidParameters","user":"there is no user 'nobody'; expected a login that kataster.user.read shows"}}}
