// Entries can be created together with the object; their ids come back in the order given, one for each that was made.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__MODEL":{"manufacturer":"Lenovo"},"C__CATG__SHARES":[{"title":"home"},{"title":"scratch"}]}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":["1"],"C__CATG__SHARES":["2","3"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":[1],"C__CATG__SHARES":[2,3]}}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__SHARES"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[{"id":"2","objID":"1","title":"home","unc_path":"","volume":null,"path":"","description":""},{"id":"3","objID":"1","title":"scratch","unc_path":"","volume":null,"path":"","description":""}]}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON","title":"Ada Byron"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON","title":"Alan Mathison"},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true}}
<<i {"id":4,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web2","categories":{"C__CATG__CONTACT":[{"contact_object":[2,3]},{"contact_object":2,"description":"on call"}],"C__CATG__SHARES":{"title":"home"}}},"id":5}
<<c {"id":5,"jsonrpc":"2.0","result":{"id":"4","message":"Object was successfully created","success":true,"categories":{"C__CATG__CONTACT":["6","7","8"],"C__CATG__SHARES":["9"]}}}
<<i {"id":5,"jsonrpc":"2.0","result":{"id":4,"message":"Object was successfully created","success":true,"categories":{"C__CATG__CONTACT":[6,7,8],"C__CATG__SHARES":[9]}}}
