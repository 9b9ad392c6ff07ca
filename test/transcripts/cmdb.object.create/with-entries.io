// Entries can be created together with the object; their ids come back in the order given.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__MODEL":{"manufacturer":"Lenovo"},"C__CATG__SHARES":[{"title":"home"},{"title":"scratch"}]}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":["1"],"C__CATG__SHARES":["2","3"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":[1],"C__CATG__SHARES":[2,3]}}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__SHARES"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[{"id":"2","objID":"1","title":"home","unc_path":"","volume":null,"path":"","description":""},{"id":"3","objID":"1","title":"scratch","unc_path":"","volume":null,"path":"","description":""}]}
