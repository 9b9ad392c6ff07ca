// A message for several objects is one change set.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web2"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.logbook.create","params":{"apikey":"test-key-test-key-0","object_ids":[2,1],"message":"Moved to another room","language":"de"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"id":"1","success":true,"message":"Logbucheintrag wurde angelegt."}}
>> {"version":"2.0","method":"cmdb.logbook.read","params":{"apikey":"test-key-test-key-0","language":"de","limit":2},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[{"logbook_id":"2","logbook_catg_id":"2","comment":"","description":"","changes":"","event":"Moved to another room","date":"2026-01-15 09:00:00","username":"test","object_id":"2","object_title":"web2","object_title_static":"web2","source":"Extern","source_constant":"C__LOGBOOK_SOURCE__EXTERNAL","level_id":"1"},{"logbook_id":"1","logbook_catg_id":"1","comment":"","description":"","changes":"","event":"Moved to another room","date":"2026-01-15 09:00:00","username":"test","object_id":"1","object_title":"web1","object_title_static":"web1","source":"Extern","source_constant":"C__LOGBOOK_SOURCE__EXTERNAL","level_id":"1"}]}
