// Each category has to be there; the nearest name is told.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.categories.read","params":{"apikey":"test-key-test-key-0","objID":1,"catgID":["C__CATG__MODEL","C__CATG__ACESS"]},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Category 'C__CATG__ACESS' not found.","data":{"error":"CategoryNotFound","catgID":"did you mean 'C__CATG__ACCESS'?"}}}
>> {"version":"2.0","method":"cmdb.categories.read","params":{"apikey":"test-key-test-key-0","objID":1,"catsID":4711},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Category '4711' not found.","data":{"error":"CategoryNotFound","catsID":"expected the constant of a category, such as C__CATG__MODEL"}}}
