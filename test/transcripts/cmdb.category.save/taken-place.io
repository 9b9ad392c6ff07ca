// A unit of a rack and an address of a net are taken by one object at a time: the refusal names it; existing clients save both.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ENCLOSURE","title":"rack1","categories":{"C__CATG__FORMFACTOR":{"rackunits":42}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__FORMFACTOR":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__FORMFACTOR":[1]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__LAYER3_NET","title":"office"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__LOCATION":{"parent":1,"pos":4},"C__CATG__IP":{"net":2,"ipv4_address":"192.0.2.17"}}},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":["2"],"C__CATG__IP":["3"]}}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[2],"C__CATG__IP":[3]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web2"},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":{"id":"4","message":"Object was successfully created","success":true}}
<<i {"id":4,"jsonrpc":"2.0","result":{"id":4,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":4,"category":"C__CATG__LOCATION","data":{"parent":1,"pos":4}},"id":5}
<<c {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: There was a validation error","data":{"error":"ValidationFailed","pos":"unit 4 of this rack is taken by \"web1\" (object 3); expected a place that is free there"}}}
<<i {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":4}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":4,"category":"C__CATG__LOCATION","data":{"parent":1,"pos":999}},"id":6}
<<c {"id":6,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: There was a validation error","data":{"error":"ValidationFailed","pos":"unit 999 would be beyond the rack, which has 42 units; expected a place from 1 to 42"}}}
<<i {"id":6,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":4}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":4,"category":"C__CATG__IP","data":{"net":2,"ipv4_address":"192.0.2.17"}},"id":7}
<<c {"id":7,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: There was a validation error","data":{"error":"ValidationFailed","ipv4_address":"\"192.0.2.17\" in this net is taken by \"web1\" (object 3); expected an address that is free there, or shared_as in both entries"}}}
<<i {"id":7,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":5}}
