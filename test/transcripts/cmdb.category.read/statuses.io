// Only normal entries are read unless a status is named: 3 archived, 4 deleted, -1 all three. A constant is as good as its number.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__SHARES":[{"title":"home"},{"title":"scratch"}]}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__SHARES":["1","2"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__SHARES":[1,2]}}}
>> {"version":"2.0","method":"cmdb.category.archive","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__SHARES","entry":2},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Entry 2 has been successfully archived from 2 to 3."}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__SHARES"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","title":"home","unc_path":"","volume":null,"path":"","description":""}]}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__SHARES","status":3},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[{"id":"2","objID":"1","title":"scratch","unc_path":"","volume":null,"path":"","description":""}]}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__SHARES","status":"C__RECORD_STATUS__ARCHIVED"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":[{"id":"2","objID":"1","title":"scratch","unc_path":"","volume":null,"path":"","description":""}]}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__SHARES","status":4},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__SHARES","status":-1},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","title":"home","unc_path":"","volume":null,"path":"","description":""},{"id":"2","objID":"1","title":"scratch","unc_path":"","volume":null,"path":"","description":""}]}
