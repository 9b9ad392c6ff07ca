// Existing clients may misspell the constant of archived.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.delete","params":{"apikey":"test-key-test-key-0","id":1,"status":"C__RECORD_STATUS__ARCHIVE"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: status: expected \"C__RECORD_STATUS__ARCHIVED\" (3), \"C__RECORD_STATUS__DELETED\" (4) or \"C__RECORD_STATUS__PURGE\" (5), not \"C__RECORD_STATUS__ARCHIVE\"; did you mean \"C__RECORD_STATUS__ARCHIVED\"?","data":{"error":"InvalidParameters","status":"expected \"C__RECORD_STATUS__ARCHIVED\" (3), \"C__RECORD_STATUS__DELETED\" (4) or \"C__RECORD_STATUS__PURGE\" (5), not \"C__RECORD_STATUS__ARCHIVE\"; did you mean \"C__RECORD_STATUS__ARCHIVED\"?"}}}
<<i {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been archived."}}
