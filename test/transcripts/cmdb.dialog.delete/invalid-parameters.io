// Only choices that were added are changed.
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","value":"Acme"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10001 is there.","entry_id":10001}}
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"title","value":"Anvil"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10002 is there.","entry_id":10002}}
>> {"version":"2.0","method":"cmdb.dialog.delete","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","entry_id":1},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: entry_id: choice 1 comes with the catalogue and stays as it is; choices that were added can be changed","data":{"entry_id":"choice 1 comes with the catalogue and stays as it is; choices that were added can be changed"}}}
>> {"version":"2.0","method":"cmdb.dialog.delete","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","entry_id":10009},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: entry_id: there is no choice 10009 for 'manufacturer' of C__CATG__MODEL; cmdb.dialog.read tells them","data":{"entry_id":"there is no choice 10009 for 'manufacturer' of C__CATG__MODEL; cmdb.dialog.read tells them"}}}
>> {"version":"2.0","method":"cmdb.dialog.delete","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","entry_id":10002},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: entry_id: there is no choice 10002 for 'manufacturer' of C__CATG__MODEL; cmdb.dialog.read tells them","data":{"entry_id":"there is no choice 10002 for 'manufacturer' of C__CATG__MODEL; cmdb.dialog.read tells them"}}}
>> {"version":"2.0","method":"cmdb.dialog.delete","params":{"apikey":"test-key-test-key-0","category":"C__CATG__CPU","property":"frequency_unit","entry_id":1},"id":6}
<< {"id":6,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: property: the choices of 'frequency_unit' are fixed; those of \"manufacturer\", \"type\" can be changed","data":{"property":"the choices of 'frequency_unit' are fixed; those of \"manufacturer\", \"type\" can be changed"}}}
>> {"version":"2.0","method":"cmdb.dialog.delete","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","entry_id":"Acme"},"id":7}
<< {"id":7,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: entry_id: expected an integer from 1 to 9007199254740991, or the same as a text of digits, not \"Acme\"","data":{"entry_id":"expected an integer from 1 to 9007199254740991, or the same as a text of digits, not \"Acme\""}}}
>> {"version":"2.0","method":"cmdb.dialog.delete","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer"},"id":8}
<< {"id":8,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: entry_id: is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits","data":{"entry_id":"is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits"}}}
