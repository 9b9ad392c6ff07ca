// What links to a purged object reads null afterwards.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"backup1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__BACKUP":{"title":"nightly","backup":1}}},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true,"categories":{"C__CATG__BACKUP":["1"]}}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true,"categories":{"C__CATG__BACKUP":[1]}}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":2,"category":"C__CATG__BACKUP"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"id":"1","objID":"2","title":"nightly","backup":{"id":"1","title":"backup1","sysid":"SYSID_1768467601","type":"C__OBJTYPE__SERVER","type_title":"Server"},"backup_type":null,"cycle":null,"path_to_save":"","description":""}]}
>> {"version":"2.0","method":"cmdb.object.delete","params":{"apikey":"test-key-test-key-0","id":1,"status":"C__RECORD_STATUS__DELETED"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been deleted."}}
>> {"version":"2.0","method":"cmdb.object.purge","params":{"apikey":"test-key-test-key-0","object":1},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been purged."}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":2,"category":"C__CATG__BACKUP"},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":[{"id":"1","objID":"2","title":"nightly","backup":null,"backup_type":null,"cycle":null,"path_to_save":"","description":""}]}
