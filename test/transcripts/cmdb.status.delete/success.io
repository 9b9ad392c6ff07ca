// A status that nothing has is deleted.
>> {"version":"2.0","method":"cmdb.status.save","params":{"apikey":"test-key-test-key-0","title":"lent","constant":"C__CMDB_STATUS__LENT","color":"#ffcc00"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Status created","id":10001}}
>> {"version":"2.0","method":"cmdb.status.delete","params":{"apikey":"test-key-test-key-0","id":10001},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Status purged"}}
>> {"version":"2.0","method":"cmdb.status.delete","params":{"apikey":"test-key-test-key-0","id":10001},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no CMDB status 10001; cmdb.status.read tells them","data":{"error":"InvalidParameters","id":"there is no CMDB status 10001; cmdb.status.read tells them"}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","cmdb_status":"C__CMDB_STATUS__LENT"},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: There was a validation error","data":{"error":"ValidationFailed","cmdb_status":"there is no choice \"C__CMDB_STATUS__LENT\"; expected one of \"C__CMDB_STATUS__PLANNED\", \"C__CMDB_STATUS__ORDERED\", \"C__CMDB_STATUS__DELIVERED\", \"C__CMDB_STATUS__ASSEMBLED\", \"C__CMDB_STATUS__TESTED\", \"C__CMDB_STATUS__IN_OPERATION\", \"C__CMDB_STATUS__DEFECT\", \"C__CMDB_STATUS__UNDER_REPAIR\", \"C__CMDB_STATUS__DELIVERED_FROM_REPAIR\", \"C__CMDB_STATUS__INOPERATIVE\" or 4 more"}}}
