// A user whose second factor is removed is there.
>> {"version":"2.0","method":"kataster.second_factor.reset","params":{"apikey":"test-key-test-key-0","login":"nobody"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: login: there is no user 'nobody'; expected a login that kataster.user.read shows","data":{"error":"InvalidParameters","login":"there is no user 'nobody'; expected a login that kataster.user.read shows"}}}
