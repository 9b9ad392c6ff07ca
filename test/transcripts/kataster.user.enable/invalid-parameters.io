// A user who is enabled is there.
>> {"version":"2.0","method":"kataster.user.enable","params":{"apikey":"test-key-test-key-0","login":"nobody"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: login: there is no user 'nobody'; expected a login that kataster.user.read shows","data":{"error":"InvalidParameters","login":"there is no user 'nobody'; expected a login that kataster.user.read shows"}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: login: there is no user 'nobody'; expected a login that kataster.user.read shows","data":{"login":"there is no user 'nobody'; expected a login that kataster.user.read shows"}}}
