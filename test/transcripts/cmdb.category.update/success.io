// Updates the entry that `data.category_id` names. The message says which method replaces this one.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__IP":{"hostname":"web1","ipv4_address":"192.0.2.10"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":[1]}}}
>> {"version":"2.0","method":"cmdb.category.update","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__IP","data":{"category_id":1,"hostname":"web2"}},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved. [This method is deprecated and will be removed in a feature release. Use 'cmdb.category.save' instead.]"}}
