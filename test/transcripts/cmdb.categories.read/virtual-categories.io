// Categories without data are left out, like those of which the object has no entry.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__MODEL":{"title":"SR650"}}},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":[1]}}}
>> {"version":"2.0","method":"cmdb.categories.read","params":{"apikey":"test-key-test-key-0","objID":1,"catgID":["C__CATG__CABLING","C__CATG__OVERVIEW","C__CATG__MODEL"]},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"catgID":{"C__CATG__MODEL":{"id":"1","objID":"1","manufacturer":null,"title":{"id":"10001","title":"SR650","const":null,"title_lang":"SR650"},"productid":"","service_tag":"","serial":"","firmware":"","description":""}}}}
>> {"version":"2.0","method":"cmdb.categories.read","params":{"apikey":"test-key-test-key-0","objID":1,"catgID":"C__CATG__CABLING"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{}}
