// In a single-value category that has its entry, that entry is updated, and the message says saved instead of created.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.create","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__MODEL","data":{"serial":"J300X12"}},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"1","message":"Category entry successfully created. [This method is deprecated and will be removed in a feature release. Use 'cmdb.category.save' instead.]","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":1,"message":"Category entry successfully created. [This method is deprecated and will be removed in a feature release. Use 'cmdb.category.save' instead.]","success":true}}
>> {"version":"2.0","method":"cmdb.category.create","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__MODEL","data":{"firmware":"2.10"}},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"1","message":"Category entry successfully saved. [This method is deprecated and will be removed in a feature release. Use 'cmdb.category.save' instead.]","success":true}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":1,"message":"Category entry successfully saved. [This method is deprecated and will be removed in a feature release. Use 'cmdb.category.save' instead.]","success":true}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__MODEL"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","manufacturer":null,"title":null,"productid":"","service_tag":"","serial":"J300X12","firmware":"2.10","description":""}]}
