// The id of the new entry is an integer.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.create","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__IP","data":{"ipv4_address":"10.0.0.5"}},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"id":1,"message":"Category entry successfully created. [This method is deprecated and will be removed in a feature release. Use 'cmdb.category.save' instead.]","success":true}}
