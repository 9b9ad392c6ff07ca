// The target status is one of three.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.delete","params":{"apikey":"test-key-test-key-0","id":1,"status":"C__RECORD_STATUS__NORMAL"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: status: expected \"C__RECORD_STATUS__ARCHIVED\" (3), \"C__RECORD_STATUS__DELETED\" (4) or \"C__RECORD_STATUS__PURGE\" (5), not \"C__RECORD_STATUS__NORMAL\"","data":{"error":"InvalidParameters","status":"expected \"C__RECORD_STATUS__ARCHIVED\" (3), \"C__RECORD_STATUS__DELETED\" (4) or \"C__RECORD_STATUS__PURGE\" (5), not \"C__RECORD_STATUS__NORMAL\""}}}
>> {"version":"2.0","method":"cmdb.object.delete","params":{"apikey":"test-key-test-key-0","id":1,"status":2},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: status: expected \"C__RECORD_STATUS__ARCHIVED\" (3), \"C__RECORD_STATUS__DELETED\" (4) or \"C__RECORD_STATUS__PURGE\" (5), not 2","data":{"error":"InvalidParameters","status":"expected \"C__RECORD_STATUS__ARCHIVED\" (3), \"C__RECORD_STATUS__DELETED\" (4) or \"C__RECORD_STATUS__PURGE\" (5), not 2"}}}
