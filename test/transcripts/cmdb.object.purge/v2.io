// By its name of the second version the method takes the id of the object as `id`.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__IP":{"hostname":"web1","ipv4_address":"192.0.2.10"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":[1]}}}
>> {"version":"2.0","method":"cmdb.object.delete.v2","params":{"apikey":"test-key-test-key-0","id":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been deleted."}}
>> {"version":"2.0","method":"cmdb.object.purge.v2","params":{"apikey":"test-key-test-key-0","id":1},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been purged."}}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"type":"C__OBJTYPE__SERVER"}},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[]}
