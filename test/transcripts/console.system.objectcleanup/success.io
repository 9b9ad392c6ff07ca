// The objects of a status are purged, as many as a batch has calls, in one change set.
// dialect: idoit
// setting: KATASTER_BATCH_LIMIT=2
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web2"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web3"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web4"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"id":4,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":1},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been archived."}}
>> {"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":2},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"success":true,"message":"Object 2 has been archived."}}
>> {"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":3},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":{"success":true,"message":"Object 3 has been archived."}}
>> {"version":"2.0","method":"console.system.objectcleanup","params":{"apikey":"test-key-test-key-0","options":{"objectStatus":3}},"id":8}
<< {"id":8,"jsonrpc":"2.0","result":{"success":true,"output":["Objects purged: 2","More objects have this status; call again."]}}
>> {"version":"2.0","method":"console.system.objectcleanup","params":{"apikey":"test-key-test-key-0","options":{"objectStatus":"C__RECORD_STATUS__ARCHIVED"},"language":"de"},"id":9}
<< {"id":9,"jsonrpc":"2.0","result":{"success":true,"output":["Endgültig entfernte Objekte: 1"]}}
>> {"version":"2.0","method":"console.system.objectcleanup","params":{"apikey":"test-key-test-key-0","options":{"objectStatus":"4"}},"id":10}
<< {"id":10,"jsonrpc":"2.0","result":{"success":true,"output":["Objects purged: 0"]}}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"status":3},"fields":["title"]},"id":11}
<< {"id":11,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":4},"id":12}
<< {"id":12,"jsonrpc":"2.0","result":{"id":4,"title":"web4","sysid":"SYSID_1768467604","objecttype":5,"type_title":"Server","type_icon":"images/object-types/C__OBJTYPE__SERVER.svg","status":2,"cmdb_status":6,"cmdb_status_title":"in operation","created":"2026-01-15 09:00:00","image":"http://cmdb.example/images/object-types/C__OBJTYPE__SERVER.svg"}}
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":1},"id":13}
<< {"id":13,"jsonrpc":"2.0","result":[]}
