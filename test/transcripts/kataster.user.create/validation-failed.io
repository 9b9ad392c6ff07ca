// A password is long enough.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","password":"short"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: There was a validation error","data":{"error":"ValidationFailed","password":"expected at least 12 characters, not 5"}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: There was a validation error","data":{"password":"expected at least 12 characters, not 5"}}}
