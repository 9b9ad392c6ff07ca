// A user has a login.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: login: is required: expected a login of 1 to 255 characters","data":{"error":"InvalidParameters","login":"is required: expected a login of 1 to 255 characters"}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: login: is required: expected a login of 1 to 255 characters","data":{"login":"is required: expected a login of 1 to 255 characters"}}}
