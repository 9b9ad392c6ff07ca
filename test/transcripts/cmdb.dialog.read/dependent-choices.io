// A model depends on its manufacturer.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__MODEL":{"manufacturer":"Lenovo","title":"ThinkSystem SR650"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":[1]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web2","categories":{"C__CATG__MODEL":{"title":"Nameless"}}},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":["2"]}}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":[2]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web3","categories":{"C__CATG__MODEL":{"manufacturer":"Not specified","title":"Unknown"}}},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":["3"]}}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":[3]}}}
>> {"version":"2.0","method":"cmdb.dialog.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"title"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[{"id":"10002","const":"","title":"ThinkSystem SR650","parent":{"id":"10001","const":"","title":"Lenovo"}},{"id":"10003","const":"","title":"Nameless","parent":{"id":null,"const":"","title":""}},{"id":"10004","const":"","title":"Unknown","parent":{"id":"1","const":"C__MODEL_NOT_SPECIFIED","title":"Not specified"}}]}
