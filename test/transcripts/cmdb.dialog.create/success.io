// A choice is there once; whoever adds it again is told its id.
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","value":"Acme"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10001 is there.","entry_id":10001}}
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","value":"ACME"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10001 is there.","entry_id":10001}}
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","value":"Not specified"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 1 is there.","entry_id":1}}
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","value":"0"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10002 is there.","entry_id":10002}}
// An entry takes it like every other.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__MODEL":{"manufacturer":"Acme"}}},"id":5}
<<c {"id":5,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":["1"]}}}
<<i {"id":5,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":[1]}}}
>> {"version":"2.0","method":"cmdb.dialog.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer"},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":[{"id":"1","const":"C__MODEL_NOT_SPECIFIED","title":"Not specified"},{"id":"10001","const":"","title":"Acme"},{"id":"10002","const":"","title":"0"}]}
