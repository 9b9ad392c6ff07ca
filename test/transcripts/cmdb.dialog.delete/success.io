// A choice that nothing holds is deleted; its id is never given out again.
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","value":"Acme"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10001 is there.","entry_id":10001}}
>> {"version":"2.0","method":"cmdb.dialog.delete","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","entry_id":10001},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10001 has been deleted.","entry_id":10001}}
>> {"version":"2.0","method":"cmdb.dialog.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"id":"1","const":"C__MODEL_NOT_SPECIFIED","title":"Not specified"}]}
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","value":"Acme"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10002 is there.","entry_id":10002}}
