// What is one choice becomes the other, with those that depend on it, and one undo takes it back.
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","value":"Dell"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10001 is there.","entry_id":10001}}
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","value":"DELL Inc."},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10002 is there.","entry_id":10002}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__MODEL":{"manufacturer":"DELL Inc.","title":"R640"}}},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":["1"]}}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":[1]}}}
>> {"version":"2.0","method":"kataster.dialog.merge","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","entry_id":10002,"into":10001},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10002 has been merged into 10001.","number":4,"moved":1}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__MODEL"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","manufacturer":{"id":"10001","title":"Dell","const":null,"title_lang":"Dell"},"title":{"id":"10004","title":"R640","const":null,"title_lang":"R640"},"productid":"","service_tag":"","serial":"","firmware":"","description":""}]}
>> {"version":"2.0","method":"cmdb.dialog.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer"},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":[{"id":"1","const":"C__MODEL_NOT_SPECIFIED","title":"Not specified"},{"id":"10001","const":"","title":"Dell"}]}
>> {"version":"2.0","method":"kataster.changes.revert","params":{"apikey":"test-key-test-key-0","numbers":[4]},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":{"number":5,"changed":4,"conflicts":[]}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__MODEL"},"id":8}
<< {"id":8,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","manufacturer":{"id":"10002","title":"DELL Inc.","const":null,"title_lang":"DELL Inc."},"title":{"id":"10003","title":"R640","const":null,"title_lang":"R640"},"productid":"","service_tag":"","serial":"","firmware":"","description":""}]}
