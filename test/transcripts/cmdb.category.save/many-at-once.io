// Where the attribute accepts many, a list makes one entry per element.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"ilo1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"ilo2"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":3,"category":"C__CATG__RM_CONTROLLER_BACKWARD","data":{"connected_object":[2,1]}},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":3,"category":"C__CATG__RM_CONTROLLER_BACKWARD"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":[{"id":"1","objID":"3","connected_object":{"id":"2","title":"ilo2","sysid":"SYSID_1768467602","type":"C__OBJTYPE__SERVER","type_title":"Server"}},{"id":"2","objID":"3","connected_object":{"id":"1","title":"ilo1","sysid":"SYSID_1768467601","type":"C__OBJTYPE__SERVER","type_title":"Server"}}]}
