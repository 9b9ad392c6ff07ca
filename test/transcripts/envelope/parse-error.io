// A body that is not JSON.
>> {"version":"2.0","method":"cmdb.object.read","params":{"id":1},"id":1
<< {"id":null,"jsonrpc":"2.0","error":{"code":-32700,"message":"Parse error: the body is not JSON","data":{"error":"ParseError"}}}
