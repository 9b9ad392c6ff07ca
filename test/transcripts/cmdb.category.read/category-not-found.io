// A category goes by its constant; the nearest is suggested, under the name that was sent.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__MODELL"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Category 'C__CATG__MODELL' not found.","data":{"error":"CategoryNotFound","category":"did you mean 'C__CATG__MODEL'?"}}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"Zubehör"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Category 'Zubehör' not found.","data":{"error":"CategoryNotFound","category":"expected the constant of a category, such as C__CATG__MODEL"}}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"catgID":99999},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Category '99999' not found.","data":{"error":"CategoryNotFound","catgID":"expected the constant of a category, such as C__CATG__MODEL"}}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"catsID":"C__CATS__NETT"},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Category 'C__CATS__NETT' not found.","data":{"error":"CategoryNotFound","catsID":"did you mean 'C__CATS__NET'?"}}}
