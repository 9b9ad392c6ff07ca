// The default template must be there.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object-type.update.v2","params":{"apikey":"test-key-test-key-0","id":5,"defaultTemplate":4711},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 4711 not found.","data":null}}
