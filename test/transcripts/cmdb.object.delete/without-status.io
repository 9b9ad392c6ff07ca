// Existing clients may leave the status out, which marks the object as deleted, and call its id `object`.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.delete","params":{"apikey":"test-key-test-key-0","object":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been deleted."}}
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":1},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"id":1,"title":"web1","sysid":"SYSID_1768467601","objecttype":5,"type_title":"Server","type_icon":"images/object-types/C__OBJTYPE__SERVER.svg","status":4,"cmdb_status":6,"cmdb_status_title":"in operation","created":"2026-01-15 09:00:00","updated":"2026-01-15 09:00:00","image":"http://cmdb.example/images/object-types/C__OBJTYPE__SERVER.svg"}}
