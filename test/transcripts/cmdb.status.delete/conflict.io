// A status stays while an object, whatever its own status, or an entry has it.
>> {"version":"2.0","method":"cmdb.status.save","params":{"apikey":"test-key-test-key-0","title":"lent","constant":"C__CMDB_STATUS__LENT","color":"#ffcc00"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Status created","id":10001}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","cmdb_status":10001,"categories":{"C__CATG__PLANNING":{"cmdb_status":"lent"}}},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__PLANNING":["1"]}}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__PLANNING":[1]}}}
>> {"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":1},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been archived."}}
>> {"version":"2.0","method":"cmdb.status.delete","params":{"apikey":"test-key-test-key-0","id":10001},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: choice 10001, \"lent\", is held 2 times","data":{"error":"Conflict","id":"choice 10001, \"lent\", is held 2 times; it can be deleted once no entry, no object and no choice that depends on it holds it"}}}
>> {"version":"2.0","method":"cmdb.category.purge","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__PLANNING","entry":1},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"Entry 1 has been successfully purged from 2 to 5."}}
>> {"version":"2.0","method":"cmdb.status.delete","params":{"apikey":"test-key-test-key-0","id":10001},"id":6}
<< {"id":6,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: choice 10001, \"lent\", is held once","data":{"error":"Conflict","id":"choice 10001, \"lent\", is held once; it can be deleted once no entry, no object and no choice that depends on it holds it"}}}
>> {"version":"2.0","method":"cmdb.object.delete","params":{"apikey":"test-key-test-key-0","id":1,"status":"C__RECORD_STATUS__PURGE"},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been purged."}}
>> {"version":"2.0","method":"cmdb.status.delete","params":{"apikey":"test-key-test-key-0","id":"10001"},"id":8}
<< {"id":8,"jsonrpc":"2.0","result":{"success":true,"message":"Status purged"}}
