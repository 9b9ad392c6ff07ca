// The nearest method is suggested, to those who have a key.
>> {"version":"2.0","method":"cmdb.object.rread","params":{"apikey":"test-key-test-key-0","id":1},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32601,"message":"Method not found: cmdb.object.rread","data":{"error":"MethodNotFound","method":"did you mean 'cmdb.object.read'?"}}}
>> {"version":"2.0","method":"cmdb.object.rread","params":{"id":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","params.apikey":"is required: expected a key, here or in the header Authorization (Bearer) or X-API-Key; a session of idoit.login suffices without"}}}
