// A title belongs to one choice, whatever its case.
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","value":"Acme"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10001 is there.","entry_id":10001}}
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","value":"Bcme"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10002 is there.","entry_id":10002}}
>> {"version":"2.0","method":"cmdb.dialog.update","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","entry_id":10002,"value":"ACME"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: \"ACME\" is the title of choice 10001","data":{"error":"Conflict","value":"\"ACME\" is the title of choice 10001"}}}
>> {"version":"2.0","method":"cmdb.dialog.update","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","entry_id":10002,"value":"Not specified"},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: \"Not specified\" is the title of choice 1","data":{"error":"Conflict","value":"\"Not specified\" is the title of choice 1"}}}
>> {"version":"2.0","method":"cmdb.dialog.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":[{"id":"1","const":"C__MODEL_NOT_SPECIFIED","title":"Not specified"},{"id":"10001","const":"","title":"Acme"},{"id":"10002","const":"","title":"Bcme"}]}
