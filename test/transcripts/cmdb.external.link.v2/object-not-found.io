// An object that is not there is missed.
>> {"version":"2.0","method":"cmdb.external.link.v2","params":{"apikey":"test-key-test-key-0","extType":"scanner","extId":"host-1","objectId":1},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 1 not found.","data":{"error":"ObjectNotFound"}}}
