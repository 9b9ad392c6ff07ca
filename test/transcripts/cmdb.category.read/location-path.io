// The location of an object has the titles of what it is in, the outermost first.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__BUILDING","title":"Berlin"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ROOM","title":"Server room","categories":{"C__CATG__LOCATION":{"parent":1}}},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[1]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__LOCATION":{"parent":2}}},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[2]}}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":3,"category":"C__CATG__LOCATION"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[{"id":"2","objID":"3","location_path":"Berlin > Server room","parent":{"id":"2","title":"Server room","sysid":"SYSID_1768467602","type":"C__OBJTYPE__ROOM","type_title":"Room","location_path":"Berlin > Server room"},"option":null,"insertion":null,"pos":null,"gps":{"0":null,"1":null,"latitude":null,"longitude":null},"latitude":"","longitude":"","snmp_syslocation":"","description":""}]}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":2,"category":"C__CATG__LOCATION"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":[{"id":"1","objID":"2","location_path":"Berlin","parent":{"id":"1","title":"Berlin","sysid":"SYSID_1768467601","type":"C__OBJTYPE__BUILDING","type_title":"Building","location_path":"Berlin"},"option":null,"insertion":null,"pos":null,"gps":{"0":null,"1":null,"latitude":null,"longitude":null},"latitude":"","longitude":"","snmp_syslocation":"","description":""}]}
