// Entries are a list in ascending order of their ids; each holds every attribute of the category, set or not.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__VERSION":[{"title":"Debian 13","kernel":"6.12"},{"title":"Firmware","patchlevel":"7"}]}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__VERSION":["1","2"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__VERSION":[1,2]}}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__VERSION"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","title":"Debian 13","servicepack":"","kernel":"6.12","patchlevel":"","description":""},{"id":"2","objID":"1","title":"Firmware","servicepack":"","kernel":"","patchlevel":"7","description":""}]}
// A category of which the object has no entry reads as an empty list.
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__MODEL"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[]}
