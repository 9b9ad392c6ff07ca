// An id is a number.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object-type.read.v2","params":{"apikey":"test-key-test-key-0","id":"server"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: expected an id, or a list of up to 10000 ids, not \"server\"","data":{"id":"expected an id, or a list of up to 10000 ids, not \"server\""}}}
