// The status is that of the relation, which is that of the entry that links; 2, 3 or 4, and nothing else.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON","title":"Ada Lovelace"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__CONTACT","data":{"contact":2,"role":"Administrator"}},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":2}}
>> {"version":"2.0","method":"cmdb.objects_by_relation","params":{"apikey":"test-key-test-key-0","id":1,"relation_type":"C__RELATION_TYPE__ADMIN"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"1073741825":{"data":{"id":1073741825,"title":"Ada Lovelace administrates web1","cmdb_status_title":"","related_object":2,"related_title":"Ada Lovelace","related_type":53,"related_type_title":"Persons","related_cmdb_status_title":"in operation","master":2,"slave":1,"type":60,"type_title":"Relation"},"children":false}}}
>> {"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":2},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"Object 2 has been archived."}}
>> {"version":"2.0","method":"cmdb.objects_by_relation","params":{"apikey":"test-key-test-key-0","id":1,"relation_type":"C__RELATION_TYPE__ADMIN","status":2},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"1073741825":{"data":{"id":1073741825,"title":"Ada Lovelace administrates web1","cmdb_status_title":"","related_object":2,"related_title":"Ada Lovelace","related_type":53,"related_type_title":"Persons","related_cmdb_status_title":"in operation","master":2,"slave":1,"type":60,"type_title":"Relation"},"children":false}}}
>> {"version":"2.0","method":"cmdb.category.archive","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__CONTACT","entry":2},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":{"success":true,"message":"Entry 2 has been successfully archived from 2 to 3."}}
>> {"version":"2.0","method":"cmdb.objects_by_relation","params":{"apikey":"test-key-test-key-0","id":1,"relation_type":"C__RELATION_TYPE__ADMIN","status":2},"id":8}
<< {"id":8,"jsonrpc":"2.0","result":{}}
>> {"version":"2.0","method":"cmdb.objects_by_relation","params":{"apikey":"test-key-test-key-0","id":1,"relation_type":"C__RELATION_TYPE__ADMIN","status":3},"id":9}
<< {"id":9,"jsonrpc":"2.0","result":{"1073741825":{"data":{"id":1073741825,"title":"Ada Lovelace administrates web1","cmdb_status_title":"","related_object":2,"related_title":"Ada Lovelace","related_type":53,"related_type_title":"Persons","related_cmdb_status_title":"in operation","master":2,"slave":1,"type":60,"type_title":"Relation"},"children":false}}}
>> {"version":"2.0","method":"cmdb.objects_by_relation","params":{"apikey":"test-key-test-key-0","id":1,"relation_type":"C__RELATION_TYPE__ADMIN","status":-1},"id":10}
<< {"id":10,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: status: expected the status of the relations: 2 (normal), 3 (archived) or 4 (deleted), not -1","data":{"status":"expected the status of the relations: 2 (normal), 3 (archived) or 4 (deleted), not -1"}}}
>> {"version":"2.0","method":"cmdb.objects_by_relation","params":{"apikey":"test-key-test-key-0","id":1,"relation_type":"C__RELATION_TYPE__ADMIN","status":6},"id":11}
<< {"id":11,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: status: expected \"C__RECORD_STATUS__NORMAL\" (2), \"C__RECORD_STATUS__ARCHIVED\" (3) or \"C__RECORD_STATUS__DELETED\" (4), not 6","data":{"status":"expected \"C__RECORD_STATUS__NORMAL\" (2), \"C__RECORD_STATUS__ARCHIVED\" (3) or \"C__RECORD_STATUS__DELETED\" (4), not 6"}}}
