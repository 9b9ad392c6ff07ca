// One entry per object is the primary one: saving another as primary moves the mark.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__MAIL_ADDRESSES","data":{"title":"one@example.org","primary":1}},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__MAIL_ADDRESSES","data":{"title":"two@example.org","primary":1}},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":2}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__MAIL_ADDRESSES"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","title":"one@example.org","primary_mail":"two@example.org","primary":{"value":"0","title":"No"},"description":""},{"id":"2","objID":"1","title":"two@example.org","primary_mail":"two@example.org","primary":{"value":"1","title":"Yes"},"description":""}]}
