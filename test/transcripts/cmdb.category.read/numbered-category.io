// Instead of its constant a category may be named by its number, under `catgID` (global) or `catsID` (specific).
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__MODEL":{"serial":"J300X12"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":[1]}}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"catgID":2},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","manufacturer":null,"title":null,"productid":"","service_tag":"","serial":"J300X12","firmware":"","description":""}]}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"catgID":"C__CATG__MODEL"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","manufacturer":null,"title":null,"productid":"","service_tag":"","serial":"J300X12","firmware":"","description":""}]}
