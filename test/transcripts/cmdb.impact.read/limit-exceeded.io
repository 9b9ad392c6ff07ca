// A tree holds as many objects as a page.
// setting: KATASTER_PAGE_LIMIT=2
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ENCLOSURE","title":"Rack 1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"a","categories":{"C__CATG__LOCATION":{"parent":1}}},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":["1"]}}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[1]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"b","categories":{"C__CATG__LOCATION":{"parent":1}}},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":["2"]}}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[2]}}}
>> {"version":"2.0","method":"cmdb.impact.read","params":{"apikey":"test-key-test-key-0","id":1,"relation_type":10},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: at most 2 objects are returned","data":{"error":"LimitExceeded","relation_type":"expected relation types that connect fewer objects","setting":"KATASTER_PAGE_LIMIT"}}}
