// Without a key nobody reads a type.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object-type.read.v2","params":{},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"params.apikey":"is required: expected a key, here or in the header Authorization (Bearer) or X-API-Key; a session of idoit.login suffices without"}}}
