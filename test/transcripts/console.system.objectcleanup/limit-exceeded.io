// Objects with more entries than one call purges are kept.
// dialect: idoit
// setting: KATASTER_BATCH_LIMIT=2
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__SHARES":[{"title":"a"},{"title":"b"}]}},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__SHARES":[1,2]}}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__SHARES","data":{"title":"c"}},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":3}}
>> {"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":1},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been archived."}}
>> {"version":"2.0","method":"console.system.objectcleanup","params":{"apikey":"test-key-test-key-0","options":{"objectStatus":3}},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a call purges at most 2 entries","data":{"entries":"expected at most 2; purge some of them with cmdb.category.purge first, and several objects in several calls","setting":"KATASTER_BATCH_LIMIT"}}}
