// A choice stays while entries or other choices hold it.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__MODEL":{"manufacturer":"Acme","title":"Anvil"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":[1]}}}
>> {"version":"2.0","method":"cmdb.dialog.delete","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","entry_id":10001},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: choice 10001, \"Acme\", is held 2 times","data":{"error":"Conflict","entry_id":"choice 10001, \"Acme\", is held 2 times; it can be deleted once no entry, no object and no choice that depends on it holds it"}}}
>> {"version":"2.0","method":"cmdb.dialog.delete","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"title","entry_id":10002},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: choice 10002, \"Anvil\", is held once","data":{"error":"Conflict","entry_id":"choice 10002, \"Anvil\", is held once; it can be deleted once no entry, no object and no choice that depends on it holds it"}}}
>> {"version":"2.0","method":"cmdb.category.purge","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__MODEL"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Entry 1 has been successfully purged from 2 to 5."}}
>> {"version":"2.0","method":"cmdb.dialog.delete","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","entry_id":10001},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: choice 10001, \"Acme\", is held once","data":{"error":"Conflict","entry_id":"choice 10001, \"Acme\", is held once; it can be deleted once no entry, no object and no choice that depends on it holds it"}}}
>> {"version":"2.0","method":"cmdb.dialog.delete","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"title","entry_id":10002},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10002 has been deleted.","entry_id":10002}}
>> {"version":"2.0","method":"cmdb.dialog.delete","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","entry_id":10001},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10001 has been deleted.","entry_id":10001}}
