// The object goes to the status that is asked for, from every status; purged, it is removed from the database.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.delete","params":{"apikey":"test-key-test-key-0","id":1,"status":"C__RECORD_STATUS__ARCHIVED"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been archived."}}
>> {"version":"2.0","method":"cmdb.object.delete","params":{"apikey":"test-key-test-key-0","id":1,"status":"C__RECORD_STATUS__DELETED"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been deleted."}}
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":1},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":{"id":"1","title":"web1","sysid":"SYSID_1768467601","objecttype":"5","type_title":"Server","type_icon":"images/object-types/C__OBJTYPE__SERVER.svg","status":"C__RECORD_STATUS__DELETED","cmdb_status":"6","cmdb_status_title":"in operation","created":"2026-01-15 09:00:00","updated":"2026-01-15 09:00:00","image":"http://cmdb.example/images/object-types/C__OBJTYPE__SERVER.svg"}}
<<i {"id":4,"jsonrpc":"2.0","result":{"id":1,"title":"web1","sysid":"SYSID_1768467601","objecttype":5,"type_title":"Server","type_icon":"images/object-types/C__OBJTYPE__SERVER.svg","status":4,"cmdb_status":6,"cmdb_status_title":"in operation","created":"2026-01-15 09:00:00","updated":"2026-01-15 09:00:00","image":"http://cmdb.example/images/object-types/C__OBJTYPE__SERVER.svg"}}
>> {"version":"2.0","method":"cmdb.object.delete","params":{"apikey":"test-key-test-key-0","id":1,"status":"C__RECORD_STATUS__PURGE"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been purged."}}
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":1},"id":6}
<<c {"id":6,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 1 not found.","data":{"error":"ObjectNotFound"}}}
<<i {"id":6,"jsonrpc":"2.0","result":[]}
