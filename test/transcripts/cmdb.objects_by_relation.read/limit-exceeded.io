// An answer tells as many relations as a page holds.
// setting: KATASTER_PAGE_LIMIT=1
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ENCLOSURE","title":"Rack 1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON","title":"Ada Byron"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__LOCATION":{"parent":1},"C__CATG__CONTACT":{"contact_object":2,"role":"C__CONTACT_TYPE__ADMIN"}}},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":["2"],"C__CATG__CONTACT":["3"]}}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[2],"C__CATG__CONTACT":[3]}}}
>> {"version":"2.0","method":"cmdb.objects_by_relation.read","params":{"apikey":"test-key-test-key-0","id":1,"relation_type":"C__RELATION_TYPE__LOCATION"},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":{"1073741825":{"data":{"id":"1073741825","title":"Rack 1 is location of web1","cmdb_status_title":"","related_object":"3","related_title":"web1","related_type":"5","related_type_title":"Server","related_cmdb_status_title":"in operation","master":"1","slave":"3","type":"60","type_title":"Relation"},"children":false}}}
<<i {"id":4,"jsonrpc":"2.0","result":{"1073741825":{"data":{"id":1073741825,"title":"Rack 1 is location of web1","cmdb_status_title":"","related_object":3,"related_title":"web1","related_type":5,"related_type_title":"Server","related_cmdb_status_title":"in operation","master":1,"slave":3,"type":60,"type_title":"Relation"},"children":false}}}
>> {"version":"2.0","method":"cmdb.objects_by_relation.read","params":{"apikey":"test-key-test-key-0","id":3},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: at most 1 relations are told","data":{"error":"LimitExceeded","relation_type":"expected a relation type of which the object has at most 1","setting":"KATASTER_PAGE_LIMIT"}}}
