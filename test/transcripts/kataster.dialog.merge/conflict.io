// A key for repetitions is of one call alone.
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","value":"Dell"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10001 is there.","entry_id":10001}}
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","value":"DELL Inc."},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10002 is there.","entry_id":10002}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__MODEL":{"manufacturer":"DELL Inc."}}},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":["1"]}}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":[1]}}}
>> {"version":"2.0","method":"kataster.dialog.merge","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","entry_id":10002,"into":10001,"idempotency_key":"once"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10002 has been merged into 10001.","number":4,"moved":1}}
>> {"version":"2.0","method":"kataster.dialog.merge","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","entry_id":10001,"into":1,"idempotency_key":"once"},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: idempotency_key: it was used for a call of kataster.dialog.merge with other parameters; expected a key of its own for each intended call","data":{"error":"Conflict","idempotency_key":"it was used for a call of kataster.dialog.merge with other parameters; expected a key of its own for each intended call"}}}
