// `limit` and `offset` take a page out of a long list.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__SHARES":[{"title":"a"},{"title":"b"},{"title":"c"}]}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__SHARES":["1","2","3"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__SHARES":[1,2,3]}}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__SHARES","limit":1,"offset":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[{"id":"2","objID":"1","title":"b","unc_path":"","volume":null,"path":"","description":""}]}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__SHARES","limit":2,"offset":2},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"id":"3","objID":"1","title":"c","unc_path":"","volume":null,"path":"","description":""}]}
