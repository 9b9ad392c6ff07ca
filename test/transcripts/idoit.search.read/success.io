// Titles come before attributes and whole words before beginnings; each hit says where it was found. Both names of the method are the same.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"website archive","categories":{"C__CATG__IP":[{"ipv4_address":"10.0.1.17","hostname":"web"}]}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":[1]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"Web server"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"idoit.search.read","params":{"apikey":"test-key-test-key-0","q":"web"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"documentId":"2","key":"Server > General > Title","value":"Web server","type":"cmdb","link":"/?objID=2&catgID=1&cateID=2&highlight=web","score":"80","status":"Normal"},{"documentId":"1","key":"Server > General > Title","value":"website archive","type":"cmdb","link":"/?objID=1&catgID=1&cateID=1&highlight=web","score":"60","status":"Normal"},{"documentId":"1","key":"Server > Host address > Hostname","value":"website archive: web","type":"cmdb","link":"/?objID=1&catgID=47&cateID=1&highlight=web","score":"40","status":"Normal"}]}
>> {"version":"2.0","method":"idoit.search","params":{"apikey":"test-key-test-key-0","q":"10.0.1.","mode":"normal"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[{"documentId":"1","key":"Server > Host address > IPv4 address","value":"website archive: 10.0.1.17","type":"cmdb","link":"/?objID=1&catgID=47&cateID=1&highlight=10.0.1.","score":"40","status":"Normal"}]}
