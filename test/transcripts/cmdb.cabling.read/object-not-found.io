// A cable that is not there is missed.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.cabling.read","params":{"apikey":"test-key-test-key-0","objID":7},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 7 not found.","data":null}}
