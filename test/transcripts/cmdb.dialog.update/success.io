// Every entry that holds a choice shows its new title.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__MODEL":{"manufacturer":"Acme"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":[1]}}}
>> {"version":"2.0","method":"cmdb.dialog.update","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","entry_id":10001,"value":"ACME Inc."},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10001 has been saved.","entry_id":10001}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__MODEL"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","manufacturer":{"id":"10001","title":"ACME Inc.","const":null,"title_lang":"ACME Inc."},"title":null,"productid":"","service_tag":"","serial":"","firmware":"","description":""}]}
// The id may be a text.
>> {"version":"2.0","method":"cmdb.dialog.update","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","entry_id":"10001","value":"acme inc."},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10001 has been saved.","entry_id":10001}}
>> {"version":"2.0","method":"cmdb.dialog.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":[{"id":"1","const":"C__MODEL_NOT_SPECIFIED","title":"Not specified"},{"id":"10001","const":"","title":"acme inc."}]}
