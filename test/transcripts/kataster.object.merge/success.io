// What leads to the one leads to the other; the one is archived, and one undo takes it back.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ENCLOSURE","title":"R1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ENCLOSURE","title":"Rack 1"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":3,"category":"C__CATG__LOCATION","data":{"parent":2}},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"kataster.object.merge","params":{"apikey":"test-key-test-key-0","object":2,"into":1},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"Object 2 has been merged into object 1.","number":5,"moved":1}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":3,"category":"C__CATG__LOCATION"},"id":6}
<<c {"id":6,"jsonrpc":"2.0","result":[{"id":"1","objID":"3","location_path":"R1","parent":{"id":"1","title":"R1","sysid":"SYSID_1768467601","type":"C__OBJTYPE__ENCLOSURE","type_title":"Rack"},"option":null,"insertion":null,"pos":"","gps":"","latitude":"","longitude":"","snmp_syslocation":"","description":""}]}
<<i {"id":6,"jsonrpc":"2.0","result":[{"id":"1","objID":"3","location_path":"R1","parent":{"id":"1","title":"R1","sysid":"SYSID_1768467601","type":"C__OBJTYPE__ENCLOSURE","type_title":"Rack","location_path":"R1"},"option":null,"insertion":null,"pos":null,"gps":{"0":null,"1":null,"latitude":null,"longitude":null},"latitude":"","longitude":"","snmp_syslocation":"","description":""}]}
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":2},"id":7}
<<c {"id":7,"jsonrpc":"2.0","result":{"id":"2","title":"Rack 1","sysid":"SYSID_1768467602","objecttype":"4","type_title":"Rack","type_icon":"images/object-types/C__OBJTYPE__ENCLOSURE.svg","status":"C__RECORD_STATUS__ARCHIVED","cmdb_status":"6","cmdb_status_title":"in operation","created":"2026-01-15 09:00:00","updated":"2026-01-15 09:00:00","image":"http://cmdb.example/images/object-types/C__OBJTYPE__ENCLOSURE.svg"}}
<<i {"id":7,"jsonrpc":"2.0","result":{"id":2,"title":"Rack 1","sysid":"SYSID_1768467602","objecttype":4,"type_title":"Rack","type_icon":"images/object-types/C__OBJTYPE__ENCLOSURE.svg","status":3,"cmdb_status":6,"cmdb_status_title":"in operation","created":"2026-01-15 09:00:00","updated":"2026-01-15 09:00:00","image":"http://cmdb.example/images/object-types/C__OBJTYPE__ENCLOSURE.svg"}}
>> {"version":"2.0","method":"kataster.changes.revert","params":{"apikey":"test-key-test-key-0","numbers":[5]},"id":8}
<< {"id":8,"jsonrpc":"2.0","result":{"number":6,"changed":2,"conflicts":[]}}
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":2},"id":9}
<<c {"id":9,"jsonrpc":"2.0","result":{"id":"2","title":"Rack 1","sysid":"SYSID_1768467602","objecttype":"4","type_title":"Rack","type_icon":"images/object-types/C__OBJTYPE__ENCLOSURE.svg","status":"C__RECORD_STATUS__NORMAL","cmdb_status":"6","cmdb_status_title":"in operation","created":"2026-01-15 09:00:00","updated":"2026-01-15 09:00:00","image":"http://cmdb.example/images/object-types/C__OBJTYPE__ENCLOSURE.svg"}}
<<i {"id":9,"jsonrpc":"2.0","result":{"id":2,"title":"Rack 1","sysid":"SYSID_1768467602","objecttype":4,"type_title":"Rack","type_icon":"images/object-types/C__OBJTYPE__ENCLOSURE.svg","status":2,"cmdb_status":6,"cmdb_status_title":"in operation","created":"2026-01-15 09:00:00","updated":"2026-01-15 09:00:00","image":"http://cmdb.example/images/object-types/C__OBJTYPE__ENCLOSURE.svg"}}
