// An object and a place that are not there.
>> {"version":"2.0","method":"kataster.changes.compare","params":{"apikey":"test-key-test-key-0","object":7,"from":0},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 7 not found.","data":{"error":"ObjectNotFound"}}}
>> {"version":"2.0","method":"kataster.changes.compare","params":{"apikey":"test-key-test-key-0","place":7,"from":0},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 7 not found.","data":{"error":"ObjectNotFound"}}}
