// The object must exist.
>> {"version":"2.0","method":"kataster.trace.read","params":{"apikey":"test-key-test-key-0","id":7},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 7 not found.","data":{"error":"ObjectNotFound"}}}
