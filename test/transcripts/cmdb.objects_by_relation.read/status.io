// Related objects are told by their record status.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ENCLOSURE","title":"Rack 1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON","title":"Ada Byron"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__LOCATION":{"parent":1},"C__CATG__CONTACT":{"contact_object":2,"role":"C__CONTACT_TYPE__ADMIN"}}},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":["2"],"C__CATG__CONTACT":["3"]}}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[2],"C__CATG__CONTACT":[3]}}}
>> {"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":1},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been archived."}}
>> {"version":"2.0","method":"cmdb.objects_by_relation.read","params":{"apikey":"test-key-test-key-0","id":3,"relation_type":"C__RELATION_TYPE__LOCATION"},"id":5}
<<c {"id":5,"jsonrpc":"2.0","result":{}}
<<i {"id":5,"jsonrpc":"2.0","result":{"1073741825":{"data":{"id":1073741825,"title":"Rack 1 is location of web1","cmdb_status_title":"","related_object":1,"related_title":"Rack 1","related_type":4,"related_type_title":"Rack","related_cmdb_status_title":"in operation","master":1,"slave":3,"type":60,"type_title":"Relation"},"children":false}}}
>> {"version":"2.0","method":"cmdb.objects_by_relation.read","params":{"apikey":"test-key-test-key-0","id":3,"relation_type":"C__RELATION_TYPE__LOCATION","status":3},"id":6}
<<c {"id":6,"jsonrpc":"2.0","result":{"1073741825":{"data":{"id":"1073741825","title":"Rack 1 is location of web1","cmdb_status_title":"","related_object":"1","related_title":"Rack 1","related_type":"4","related_type_title":"Rack","related_cmdb_status_title":"in operation","master":"1","slave":"3","type":"60","type_title":"Relation"},"children":false}}}
<<i {"id":6,"jsonrpc":"2.0","result":{}}
>> {"version":"2.0","method":"cmdb.objects_by_relation.read","params":{"apikey":"test-key-test-key-0","id":3,"relation_type":"C__RELATION_TYPE__LOCATION","status":-1},"id":7}
<<c {"id":7,"jsonrpc":"2.0","result":{"1073741825":{"data":{"id":"1073741825","title":"Rack 1 is location of web1","cmdb_status_title":"","related_object":"1","related_title":"Rack 1","related_type":"4","related_type_title":"Rack","related_cmdb_status_title":"in operation","master":"1","slave":"3","type":"60","type_title":"Relation"},"children":false}}}
<<i {"id":7,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: status: expected the status of the relations: 2 (normal), 3 (archived) or 4 (deleted), not -1","data":{"status":"expected the status of the relations: 2 (normal), 3 (archived) or 4 (deleted), not -1"}}}
