// An object needs a type and a title. It begins normal and in operation; its sysid is made here.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":1},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"1","title":"web1","sysid":"SYSID_1768467601","objecttype":"5","type_title":"Server","type_icon":"images/object-types/C__OBJTYPE__SERVER.svg","status":"C__RECORD_STATUS__NORMAL","cmdb_status":"6","cmdb_status_title":"in operation","created":"2026-01-15 09:00:00","image":"http://cmdb.example/images/object-types/C__OBJTYPE__SERVER.svg"}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":1,"title":"web1","sysid":"SYSID_1768467601","objecttype":5,"type_title":"Server","type_icon":"images/object-types/C__OBJTYPE__SERVER.svg","status":2,"cmdb_status":6,"cmdb_status_title":"in operation","created":"2026-01-15 09:00:00","image":"http://cmdb.example/images/object-types/C__OBJTYPE__SERVER.svg"}}
