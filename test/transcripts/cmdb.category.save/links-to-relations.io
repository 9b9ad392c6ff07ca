// A link to a relation that another link tells is kept, and shows both objects and the type of the relation.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__APPLICATION","title":"vCenter"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"adm1","categories":{"C__CATG__APPLICATION":{"application":1}}},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true,"categories":{"C__CATG__APPLICATION":["1"]}}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true,"categories":{"C__CATG__APPLICATION":[1]}}}
>> {"version":"2.0","method":"cmdb.objects_by_relation","params":{"apikey":"test-key-test-key-0","id":2},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"1073741825":{"data":{"id":"1073741825","title":"adm1 is running vCenter","cmdb_status_title":"","related_object":"1","related_title":"vCenter","related_type":"2","related_type_title":"Application","related_cmdb_status_title":"in operation","master":"2","slave":"1","type":"60","type_title":"Relation"},"children":false}}}
<<i {"id":3,"jsonrpc":"2.0","result":{"1073741825":{"data":{"id":1073741825,"title":"adm1 is running vCenter","cmdb_status_title":"","related_object":1,"related_title":"vCenter","related_type":2,"related_type_title":"Application","related_cmdb_status_title":"in operation","master":2,"slave":1,"type":60,"type_title":"Relation"},"children":false}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__VIRTUAL_HOST","title":"esx1"},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true}}
<<i {"id":4,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":3,"category":"C__CATG__VIRTUAL_HOST","data":{"virtual_host":1,"administration_service":1073741825}},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":2}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":3,"category":"C__CATG__VIRTUAL_HOST"},"id":6}
<<c {"id":6,"jsonrpc":"2.0","result":[{"id":"2","objID":"3","virtual_host":{"value":"1","title":"Yes"},"license_server":null,"administration_service":[{"id":"1073741825","object1":{"id":"2","title":"adm1","sysid":"SYSID_1768467602","type":"C__OBJTYPE__SERVER","type_title":"Server"},"object2":{"id":"1","title":"vCenter","sysid":"SYSID_1768467601","type":"C__OBJTYPE__APPLICATION","type_title":"Application"},"relation_type":{"id":"1","title":"Software assignment","const":"C__RELATION_TYPE__SOFTWARE","title_lang":"Software assignment"}}],"description":""}]}
<<i {"id":6,"jsonrpc":"2.0","result":[{"id":"2","objID":"3","virtual_host":{"value":"1","title":"Yes"},"license_server":null,"administration_service":[{"id":"2","title":"adm1","sysid":"SYSID_1768467602","type":"C__OBJTYPE__SERVER","type_title":"Server"},{"id":"1","title":"vCenter","sysid":"SYSID_1768467601","type":"C__OBJTYPE__APPLICATION","type_title":"Application"},{"id":"1","title":"Software assignment","title_lang":"LC__CMDB__CATG__APPLICATION"}],"description":""}]}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":3,"category":"C__CATS__PARALLEL_RELATION","data":{"title":"pool","rel_pool":[1073741825]}},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":3}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":3,"category":"C__CATG__VIRTUAL_HOST","data":{"administration_service":1073741999}},"id":8}
<< {"id":8,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: There was a validation error","data":{"error":"ValidationFailed","administration_service":"relation 1073741999 does not exist; cmdb.objects_by_relation.read returns their ids"}}}
>> {"version":"2.0","method":"cmdb.category.purge","params":{"apikey":"test-key-test-key-0","object":2,"category":"C__CATG__APPLICATION","entry":1},"id":9}
<< {"id":9,"jsonrpc":"2.0","result":{"success":true,"message":"Entry 1 has been successfully purged from 2 to 5."}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":3,"category":"C__CATG__VIRTUAL_HOST"},"id":10}
<< {"id":10,"jsonrpc":"2.0","result":[{"id":"2","objID":"3","virtual_host":{"value":"1","title":"Yes"},"license_server":null,"administration_service":[],"description":""}]}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":3,"category":"C__CATG__VIRTUAL_HOST","data":{"administration_service":null}},"id":11}
<< {"id":11,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":2}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":3,"category":"C__CATG__VIRTUAL_HOST"},"id":12}
<< {"id":12,"jsonrpc":"2.0","result":[{"id":"2","objID":"3","virtual_host":{"value":"1","title":"Yes"},"license_server":null,"administration_service":[],"description":""}]}
