// The two ends of a cable: a connector that has a direction, and a port.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__CABLE","title":"Cable 7"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PATCH_PANEL","title":"Panel 1","categories":{"C__CATG__CONNECTOR":[{"title":"A1","type":"C__CONNECTOR__OUTPUT","cable_connection":1}]}},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true,"categories":{"C__CATG__CONNECTOR":[1]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SWITCH","title":"Switch 1","categories":{"C__CATG__NETWORK_PORT":[{"title":"eth0","cable":1}]}},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true,"categories":{"C__CATG__NETWORK_PORT":[2]}}}
>> {"version":"2.0","method":"cmdb.cabling.read","params":{"apikey":"test-key-test-key-0","objID":1},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"start":{"presentation":"Panel 1 > A1","connector":{"id":1,"title":"A1","type":"C__CATG__CONNECTOR","inOutput":"Output"},"ciObject":{"id":2,"title":"Panel 1","type":"Patch Panel","typeConstant":"C__OBJTYPE__PATCH_PANEL"}},"end":{"presentation":"Switch 1 > eth0","connector":{"id":2,"title":"eth0","type":"C__CATG__NETWORK_PORT","inOutput":""},"ciObject":{"id":3,"title":"Switch 1","type":"Switch","typeConstant":"C__OBJTYPE__SWITCH"}}}}
// A cable of which one end is known leads on to what that is connected with.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__CABLE","title":"Cable 8"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"id":4,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__NETWORK_PORT":[{"title":"lan1"}]}},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"id":5,"message":"Object was successfully created","success":true,"categories":{"C__CATG__NETWORK_PORT":[3]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web2","categories":{"C__CATG__NETWORK_PORT":[{"title":"lan2","assigned_connector":3,"cable":4}]}},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":{"id":6,"message":"Object was successfully created","success":true,"categories":{"C__CATG__NETWORK_PORT":[4]}}}
>> {"version":"2.0","method":"cmdb.cabling.read","params":{"apikey":"test-key-test-key-0","objID":4,"language":"de"},"id":8}
<< {"id":8,"jsonrpc":"2.0","result":{"start":{"presentation":"web1 > lan1","connector":{"id":3,"title":"lan1","type":"C__CATG__NETWORK_PORT","inOutput":""},"ciObject":{"id":5,"title":"web1","type":"Server","typeConstant":"C__OBJTYPE__SERVER"}},"end":{"presentation":"web2 > lan2","connector":{"id":4,"title":"lan2","type":"C__CATG__NETWORK_PORT","inOutput":""},"ciObject":{"id":6,"title":"web2","type":"Server","typeConstant":"C__OBJTYPE__SERVER"}}}}
// A cable that connects nothing.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__CABLE","title":"Cable 9"},"id":9}
<< {"id":9,"jsonrpc":"2.0","result":{"id":7,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.cabling.read","params":{"apikey":"test-key-test-key-0","objID":7},"id":10}
<< {"id":10,"jsonrpc":"2.0","result":{"start":null,"end":null}}
