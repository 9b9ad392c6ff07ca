// A model depends on its manufacturer, which goes by its id, title or constant.
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","value":"Acme"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10001 is there.","entry_id":10001}}
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"title","value":"Anvil","parent":"Acme"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10002 is there.","entry_id":10002}}
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"title","value":"Anvil","parent":10001},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10002 is there.","entry_id":10002}}
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"title","value":"Anvil","parent":1},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10003 is there.","entry_id":10003}}
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"title","value":"Rocket","parent":"C__MODEL_NOT_SPECIFIED"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10004 is there.","entry_id":10004}}
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"title","value":"Anvil"},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10005 is there.","entry_id":10005}}
>> {"version":"2.0","method":"cmdb.dialog.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"title"},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":[{"id":"10002","const":"","title":"Anvil","parent":{"id":"10001","const":"","title":"Acme"}},{"id":"10003","const":"","title":"Anvil","parent":{"id":"1","const":"C__MODEL_NOT_SPECIFIED","title":"Not specified"}},{"id":"10004","const":"","title":"Rocket","parent":{"id":"1","const":"C__MODEL_NOT_SPECIFIED","title":"Not specified"}},{"id":"10005","const":"","title":"Anvil","parent":{"id":null,"const":"","title":""}}]}
