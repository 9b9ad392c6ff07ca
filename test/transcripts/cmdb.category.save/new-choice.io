// An unknown title makes a new choice; as a text even what looks like a number is a title, as a number it is an id.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__SOUND","data":{"manufacturer":"Soundworks"}},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__SOUND"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","manufacturer":{"id":"10001","title":"Soundworks","const":null,"title_lang":"Soundworks"},"title":"","description":""}]}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__SOUND","data":{"manufacturer":"1"},"entry":1},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__SOUND"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","manufacturer":{"id":"10002","title":"1","const":null,"title_lang":"1"},"title":"","description":""}]}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__SOUND","data":{"manufacturer":10001},"entry":1},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__SOUND"},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","manufacturer":{"id":"10001","title":"Soundworks","const":null,"title_lang":"Soundworks"},"title":"","description":""}]}
