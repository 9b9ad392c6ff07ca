// Several lists are read at once.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__MODEL":{"manufacturer":"Lenovo","title":"ThinkSystem SR650"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":[1]}}}
>> {"version":"2.0","method":"cmdb.dialog.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__CPU","property":["manufacturer","frequency_unit"]},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"manufacturer":[{"id":"1","const":"","title":"AMD"},{"id":"2","const":"","title":"Intel"},{"id":"3","const":"","title":"IBM"},{"id":"4","const":"","title":"Motorola"}],"frequency_unit":[{"id":"1","const":"C__FREQUENCY_UNIT__KHZ","title":"KHz"},{"id":"2","const":"C__FREQUENCY_UNIT__MHZ","title":"MHz"},{"id":"3","const":"C__FREQUENCY_UNIT__GHZ","title":"GHz"},{"id":"4","const":"C__FREQUENCY_UNIT__THZ","title":"THz"},{"id":"1000","const":"C__FREQUENCY_UNIT__HZ","title":"Hz"}]}}
>> {"version":"2.0","method":"cmdb.dialog.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":["title"]},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"title":[{"id":"10002","const":"","title":"ThinkSystem SR650","parent":{"id":"10001","const":"","title":"Lenovo"}}]}}
