// The source has to be named.
>> {"version":"2.0","method":"cmdb.external.pull.v2","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: extType: is required: expected a text of 1 to 100 characters","data":{"error":"InvalidParameters","extType":"is required: expected a text of 1 to 100 characters"}}}
>> {"version":"2.0","method":"cmdb.external.pull.v2","params":{"apikey":"test-key-test-key-0","extType":""},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: extType: expected a text of 1 to 100 characters, not \"\"","data":{"error":"InvalidParameters","extType":"expected a text of 1 to 100 characters, not \"\""}}}
