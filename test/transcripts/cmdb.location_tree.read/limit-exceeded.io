// A tree holds as many objects as a page.
// setting: KATASTER_PAGE_LIMIT=2
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__BUILDING","title":"Head office"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ROOM","title":"Room B","categories":{"C__CATG__LOCATION":{"parent":1}}},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":["1"]}}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[1]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ROOM","title":"room a","categories":{"C__CATG__LOCATION":{"parent":1}}},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":["2"]}}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[2]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ENCLOSURE","title":"Rack 1","categories":{"C__CATG__LOCATION":{"parent":2}}},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":{"id":"4","message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":["3"]}}}
<<i {"id":4,"jsonrpc":"2.0","result":{"id":4,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[3]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__LOCATION":{"parent":4}}},"id":5}
<<c {"id":5,"jsonrpc":"2.0","result":{"id":"5","message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":["4"]}}}
<<i {"id":5,"jsonrpc":"2.0","result":{"id":5,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[4]}}}
>> {"version":"2.0","method":"cmdb.location_tree.read","params":{"apikey":"test-key-test-key-0","id":1},"id":6}
<<c {"id":6,"jsonrpc":"2.0","result":[{"id":"3","title":"room a","sysid":"SYSID_1768467603","type":"26","type_title":"Room","status":"C__RECORD_STATUS__NORMAL","cmdb_status":"6","cmdb_status_title":"in operation"},{"id":"2","title":"Room B","sysid":"SYSID_1768467602","type":"26","type_title":"Room","status":"C__RECORD_STATUS__NORMAL","cmdb_status":"6","cmdb_status_title":"in operation"}]}
<<i {"id":6,"jsonrpc":"2.0","result":[{"id":3,"title":"room a","sysid":"SYSID_1768467603","type":26,"type_title":"Room","status":2,"cmdb_status":6,"cmdb_status_title":"in operation"},{"id":2,"title":"Room B","sysid":"SYSID_1768467602","type":26,"type_title":"Room","status":2,"cmdb_status":6,"cmdb_status_title":"in operation"}]}
>> {"version":"2.0","method":"cmdb.location_tree.read","params":{"apikey":"test-key-test-key-0","id":1,"depth":3},"id":7}
<< {"id":7,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a location tree holds at most 2 objects","data":{"error":"LimitExceeded","depth":"expected fewer levels, or a place with at most 2 objects below it","setting":"KATASTER_PAGE_LIMIT"}}}
