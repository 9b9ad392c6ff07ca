// A body that is not declared as JSON is not read.
> Content-Type: text/plain
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":1},"id":1}
< 415
<< {"id":null,"jsonrpc":"2.0","error":{"code":-32600,"message":"Invalid request: Content-Type must be application/json","data":{"error":"InvalidRequest","Content-Type":"must be application/json"}}}
