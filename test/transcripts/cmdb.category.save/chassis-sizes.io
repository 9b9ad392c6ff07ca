// The grid of a chassis has one of six sizes, and 0 is the id of the first.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__BLADE_CHASSIS","title":"chassis1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.dialog.read","params":{"apikey":"test-key-test-key-0","category":"C__CATS__CHASSIS_VIEW","property":"front_size"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[{"id":"0","const":"","title":"XS"},{"id":"1","const":"","title":"S"},{"id":"2","const":"","title":"M"},{"id":"3","const":"","title":"L"},{"id":"4","const":"","title":"XL"},{"id":"5","const":"","title":"XXL"}]}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATS__CHASSIS_VIEW","data":{"front_x":4,"front_y":2,"front_size":0,"rear_size":"XXL"}},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATS__CHASSIS_VIEW"},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","front_x":"4","front_y":"2","front_size":{"id":"0","title":"XS","const":null,"title_lang":"XS"},"rear_x":"","rear_y":"","rear_size":{"id":"5","title":"XXL","const":null,"title_lang":"XXL"},"description":""}]}
<<i {"id":4,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","front_x":"4","front_y":"2","front_size":{"id":"0","title":"XS","const":null,"title_lang":"XS"},"rear_x":null,"rear_y":null,"rear_size":{"id":"5","title":"XXL","const":null,"title_lang":"XXL"},"description":""}]}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATS__CHASSIS_VIEW","data":{"front_size":null}},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATS__CHASSIS_VIEW"},"id":6}
<<c {"id":6,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","front_x":"4","front_y":"2","front_size":null,"rear_x":"","rear_y":"","rear_size":{"id":"5","title":"XXL","const":null,"title_lang":"XXL"},"description":""}]}
<<i {"id":6,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","front_x":"4","front_y":"2","front_size":null,"rear_x":null,"rear_y":null,"rear_size":{"id":"5","title":"XXL","const":null,"title_lang":"XXL"},"description":""}]}
