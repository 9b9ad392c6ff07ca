// A body that is not JSON.
>> {"version":"2.0","method":"cmdb.object.read","params":{"id":1},"id":1
<< {"id":null,"jsonrpc":"2.0","error":{"code":-32700,"message":"Parse error: the body is not JSON: line 1, column 70: expected a comma or }, but the body ends there","data":{"error":"ParseError","line":"1","column":"70","body":"expected a comma or }, but the body ends there"}}}
