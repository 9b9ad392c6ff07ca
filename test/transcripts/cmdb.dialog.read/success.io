// The choices of the catalogue come first, then those that were added.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__MODEL":{"manufacturer":"Lenovo","title":"ThinkSystem SR650"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":[1]}}}
>> {"version":"2.0","method":"cmdb.dialog.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[{"id":"1","const":"C__MODEL_NOT_SPECIFIED","title":"Not specified"},{"id":"10001","const":"","title":"Lenovo"}]}
// In the language asked for.
>> {"version":"2.0","method":"cmdb.dialog.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer","language":"de"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"id":"1","const":"C__MODEL_NOT_SPECIFIED","title":"Nicht angegeben"},{"id":"10001","const":"","title":"Lenovo"}]}
// Existing clients call it by its short name, too.
>> {"version":"2.0","method":"cmdb.dialog","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"manufacturer"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[{"id":"1","const":"C__MODEL_NOT_SPECIFIED","title":"Not specified"},{"id":"10001","const":"","title":"Lenovo"}]}
