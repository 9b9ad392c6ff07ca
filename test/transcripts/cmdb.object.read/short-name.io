// Without an action the method reads.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__IP":{"hostname":"web1","ipv4_address":"192.0.2.10"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":[1]}}}
>> {"version":"2.0","method":"cmdb.object","params":{"apikey":"test-key-test-key-0","id":1},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"1","title":"web1","sysid":"SYSID_1768467601","objecttype":"5","type_title":"Server","type_icon":"images/object-types/C__OBJTYPE__SERVER.svg","status":"C__RECORD_STATUS__NORMAL","cmdb_status":"6","cmdb_status_title":"in operation","created":"2026-01-15 09:00:00","image":"http://cmdb.example/images/object-types/C__OBJTYPE__SERVER.svg"}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":1,"title":"web1","sysid":"SYSID_1768467601","objecttype":5,"type_title":"Server","type_icon":"images/object-types/C__OBJTYPE__SERVER.svg","status":2,"cmdb_status":6,"cmdb_status_title":"in operation","created":"2026-01-15 09:00:00","image":"http://cmdb.example/images/object-types/C__OBJTYPE__SERVER.svg"}}
