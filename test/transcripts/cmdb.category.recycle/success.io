// An archived or deleted entry becomes normal again, at once.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__VERSION":{"title":"Debian 13","kernel":"6.12"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__VERSION":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__VERSION":[1]}}}
>> {"version":"2.0","method":"cmdb.category.archive","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__VERSION","entry":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Entry 1 has been successfully archived from 2 to 3."}}
>> {"version":"2.0","method":"cmdb.category.recycle","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__VERSION","entry":1},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Entry 1 has been successfully recycled from 3 to 2."}}
>> {"version":"2.0","method":"cmdb.category.delete","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__VERSION","entry":1},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Entry 1 has been successfully deleted from 2 to 4."}}
>> {"version":"2.0","method":"cmdb.category.recycle","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__VERSION","entry":1},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"Entry 1 has been successfully recycled from 4 to 2."}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__VERSION"},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","title":"Debian 13","servicepack":"","kernel":"6.12","patchlevel":"","description":""}]}
