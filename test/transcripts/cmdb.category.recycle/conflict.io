// While an entry was away another object took its address.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__LAYER3_NET","title":"office"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATS__NET","data":{"type":1,"address":"10.0.0.0","netmask":"255.255.255.0"}},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web2"},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true}}
<<i {"id":4,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":2,"category":"C__CATG__IP","data":{"net":1,"ipv4_address":"10.0.0.5"}},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":2}}
>> {"version":"2.0","method":"cmdb.category.archive","params":{"apikey":"test-key-test-key-0","object":2,"category":"C__CATG__IP","entry":2},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"success":true,"message":"Entry 2 has been successfully archived from 2 to 3."}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":3,"category":"C__CATG__IP","data":{"net":1,"ipv4_address":"10.0.0.5"}},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":3}}
>> {"version":"2.0","method":"cmdb.category.recycle","params":{"apikey":"test-key-test-key-0","object":2,"category":"C__CATG__IP","entry":2},"id":8}
<<c {"id":8,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: entry 2 cannot come back: \"10.0.0.5\" in this net is taken by \"web2\" (object 3); expected an address that is free there, or shared_as in both entries","data":{"error":"Conflict","ipv4_address":"\"10.0.0.5\" in this net is taken by \"web2\" (object 3); expected an address that is free there, or shared_as in both entries"}}}
<<i {"id":8,"jsonrpc":"2.0","result":{"success":true,"message":"Entry 2 has been successfully recycled from 3 to 2."}}
