// Nothing is written where one of the objects is not there.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.logbook.create","params":{"apikey":"test-key-test-key-0","object_ids":[1,7],"message":"Fan replaced"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 7 not found.","data":{"error":"ObjectNotFound"}}}
>> {"version":"2.0","method":"cmdb.logbook.read","params":{"apikey":"test-key-test-key-0","object_id":1},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"logbook_id":"2148532224","logbook_catg_id":"2148532224","comment":"","description":"","changes":"Title: web1\nCondition: Normal\nSYSID: SYSID_1768467601\nCMDB status: in operation\nObject type: Server","event":"Object created","date":"2026-01-15 09:00:00","username":"test","object_id":"1","object_title":"web1","object_title_static":"web1","source":"Internal","source_constant":"C__LOGBOOK_SOURCE__INTERNAL","level_id":"1"}]}
