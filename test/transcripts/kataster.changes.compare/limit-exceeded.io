// A place that is compared holds at most as many objects as KATASTER_PAGE_LIMIT says.
// setting: KATASTER_PAGE_LIMIT=2
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ENCLOSURE","title":"rack1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web2","categories":{"C__CATG__LOCATION":{"parent":1}}},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":["1"]}}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[1]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web3","categories":{"C__CATG__LOCATION":{"parent":1}}},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":["2"]}}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[2]}}}
>> {"version":"2.0","method":"kataster.changes.compare","params":{"apikey":"test-key-test-key-0","place":1,"from":0},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a place that is compared holds at most 2 objects","data":{"error":"LimitExceeded","place":"expected a place with at most 2 objects in it","setting":"KATASTER_PAGE_LIMIT"}}}
