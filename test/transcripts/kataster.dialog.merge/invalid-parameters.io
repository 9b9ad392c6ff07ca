// Two choices that were added, or one and one of the catalogue, of one list and below the same.
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","value":"Dell"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10001 is there.","entry_id":10001}}
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","value":"DELL Inc."},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10002 is there.","entry_id":10002}}
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"title","value":"R740","parent":10001},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10003 is there.","entry_id":10003}}
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"title","value":"R640","parent":10002},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10004 is there.","entry_id":10004}}
>> {"version":"2.0","method":"kataster.dialog.merge","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","entry_id":10001,"into":10001},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: into: expected another than the one that is merged into it","data":{"error":"InvalidParameters","into":"expected another than the one that is merged into it"}}}
>> {"version":"2.0","method":"kataster.dialog.merge","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","entry_id":1,"into":10001},"id":6}
<< {"id":6,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: entry_id: choice 1 comes with the catalogue and stays as it is; choices that were added can be changed","data":{"error":"InvalidParameters","entry_id":"choice 1 comes with the catalogue and stays as it is; choices that were added can be changed"}}}
>> {"version":"2.0","method":"kataster.dialog.merge","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","entry_id":10001,"into":10009},"id":7}
<< {"id":7,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: into: there is no choice 10009 for 'manufacturer' of C__CATG__MODEL; cmdb.dialog.read tells them","data":{"error":"InvalidParameters","into":"there is no choice 10009 for 'manufacturer' of C__CATG__MODEL; cmdb.dialog.read tells them"}}}
>> {"version":"2.0","method":"kataster.dialog.merge","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","entry_id":10009,"into":10001},"id":8}
<< {"id":8,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: entry_id: there is no choice 10009 for 'manufacturer' of C__CATG__MODEL; cmdb.dialog.read tells them","data":{"error":"InvalidParameters","entry_id":"there is no choice 10009 for 'manufacturer' of C__CATG__MODEL; cmdb.dialog.read tells them"}}}
>> {"version":"2.0","method":"kataster.dialog.merge","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"title","entry_id":10004,"into":10003},"id":9}
<< {"id":9,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: into: choices 10004 and 10003 depend on different ones; expected two that depend on the same","data":{"error":"InvalidParameters","into":"choices 10004 and 10003 depend on different ones; expected two that depend on the same"}}}
