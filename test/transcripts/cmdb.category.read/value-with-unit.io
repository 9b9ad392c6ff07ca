// A value with a unit reads as the number that was sent, in the unit that was sent.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__MEMORY":{"quantity":2,"capacity":32,"unit":"GB"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__MEMORY":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MEMORY":[1]}}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__MEMORY"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","quantity":"2","title":null,"manufacturer":null,"type":null,"total_capacity":"68719476736","capacity":{"title":32},"unit":{"id":"3","title":"GB","const":"C__MEMORY_UNIT__GB","title_lang":"GB"},"description":""}]}
