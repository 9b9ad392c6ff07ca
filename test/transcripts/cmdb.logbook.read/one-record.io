// A record is found by its id, that of a message is the id of its entry.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.logbook.create","params":{"apikey":"test-key-test-key-0","object_id":1,"message":"Fan replaced","description":"Noise since Monday.","comment":"spare part","source":"C__LOGBOOK_SOURCE__USER","alert_level":2},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"id":"1","success":true,"message":"Logbook entry successfully created."}}
>> {"version":"2.0","method":"cmdb.logbook.read","params":{"apikey":"test-key-test-key-0","id":1},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"logbook_id":"1","logbook_catg_id":"1","comment":"spare part","description":"Noise since Monday.","changes":"","event":"Fan replaced","date":"2026-01-15 09:00:00","username":"test","object_id":"1","object_title":"web1","object_title_static":"web1","source":"Manual entries","source_constant":"C__LOGBOOK_SOURCE__USER","level_id":"2"}]}
>> {"version":"2.0","method":"cmdb.logbook.read","params":{"apikey":"test-key-test-key-0","catg_logbook_id":"1"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[{"logbook_id":"1","logbook_catg_id":"1","comment":"spare part","description":"Noise since Monday.","changes":"","event":"Fan replaced","date":"2026-01-15 09:00:00","username":"test","object_id":"1","object_title":"web1","object_title_static":"web1","source":"Manual entries","source_constant":"C__LOGBOOK_SOURCE__USER","level_id":"2"}]}
>> {"version":"2.0","method":"cmdb.logbook.read","params":{"apikey":"test-key-test-key-0","id":2148532224},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":[{"logbook_id":"2148532224","logbook_catg_id":"2148532224","comment":"","description":"","changes":"Title: web1\nCondition: Normal\nSYSID: SYSID_1768467601\nCMDB status: in operation\nObject type: Server","event":"Object created","date":"2026-01-15 09:00:00","username":"test","object_id":"1","object_title":"web1","object_title_static":"web1","source":"Internal","source_constant":"C__LOGBOOK_SOURCE__INTERNAL","level_id":"1"}]}
>> {"version":"2.0","method":"cmdb.logbook.read","params":{"apikey":"test-key-test-key-0","id":3},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":[]}
