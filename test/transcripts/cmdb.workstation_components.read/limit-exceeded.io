// More than a page holds is refused.
// setting: KATASTER_PAGE_LIMIT=1
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON","title":"Ada Byron","categories":{"C__CATS__PERSON_MASTER":{"first_name":"Ada","last_name":"Byron","mail":"ada@cmdb.example"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_MASTER":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_MASTER":[1]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON","title":"Bob"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__WORKSTATION","title":"Desk 1","categories":{"C__CATG__LOGICAL_UNIT":{"parent":1}}},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true,"categories":{"C__CATG__LOGICAL_UNIT":["3"]}}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOGICAL_UNIT":[3]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__CLIENT","title":"pc1","categories":{"C__CATG__ASSIGNED_WORKSTATION":{"parent":3}}},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":{"id":"4","message":"Object was successfully created","success":true,"categories":{"C__CATG__ASSIGNED_WORKSTATION":["5"]}}}
<<i {"id":4,"jsonrpc":"2.0","result":{"id":4,"message":"Object was successfully created","success":true,"categories":{"C__CATG__ASSIGNED_WORKSTATION":[5]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__MONITOR","title":"Screen 1","categories":{"C__CATG__ASSIGNED_WORKSTATION":{"parent":3}}},"id":5}
<<c {"id":5,"jsonrpc":"2.0","result":{"id":"5","message":"Object was successfully created","success":true,"categories":{"C__CATG__ASSIGNED_WORKSTATION":["6"]}}}
<<i {"id":5,"jsonrpc":"2.0","result":{"id":5,"message":"Object was successfully created","success":true,"categories":{"C__CATG__ASSIGNED_WORKSTATION":[6]}}}
>> {"version":"2.0","method":"cmdb.workstation_components.read","params":{"apikey":"test-key-test-key-0","filter":{"ids":[1,2]}},"id":6}
<< {"id":6,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: more than 1 objects were found, which is what a page holds","data":{"error":"LimitExceeded","limit":"expected conditions that fewer objects meet","setting":"KATASTER_PAGE_LIMIT"}}}
