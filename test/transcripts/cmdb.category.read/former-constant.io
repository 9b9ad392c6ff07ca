// Existing clients may still use constants that categories had before 1.11.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__NETWORK_PORT":{"title":"eth0"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__NETWORK_PORT":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__NETWORK_PORT":[1]}}}
>> {"version":"2.0","method":"cmdb.category.archive","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CMDB__SUBCAT__NETWORK_PORT","entry":1},"id":2}
<<c {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Category 'C__CMDB__SUBCAT__NETWORK_PORT' not found.","data":{"error":"CategoryNotFound","category":"expected the constant of a category, such as C__CATG__MODEL"}}}
<<i {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Entry 1 has been successfully archived from 2 to 3."}}
