// The title changes; titles need not be unique.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web2"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
// clock: 2026-01-15 09:30:00
>> {"version":"2.0","method":"cmdb.object.update","params":{"apikey":"test-key-test-key-0","id":2,"title":"web1"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Object title was successfully updated"}}
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":2},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":{"id":"2","title":"web1","sysid":"SYSID_1768467602","objecttype":"5","type_title":"Server","type_icon":"images/object-types/C__OBJTYPE__SERVER.svg","status":"C__RECORD_STATUS__NORMAL","cmdb_status":"6","cmdb_status_title":"in operation","created":"2026-01-15 09:00:00","updated":"2026-01-15 09:30:00","image":"http://cmdb.example/images/object-types/C__OBJTYPE__SERVER.svg"}}
<<i {"id":4,"jsonrpc":"2.0","result":{"id":2,"title":"web1","sysid":"SYSID_1768467602","objecttype":5,"type_title":"Server","type_icon":"images/object-types/C__OBJTYPE__SERVER.svg","status":2,"cmdb_status":6,"cmdb_status_title":"in operation","created":"2026-01-15 09:00:00","updated":"2026-01-15 09:30:00","image":"http://cmdb.example/images/object-types/C__OBJTYPE__SERVER.svg"}}
