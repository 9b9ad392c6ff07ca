// More objects than a page holds are not told in part.
// setting: KATASTER_PAGE_LIMIT=1
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"a"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"b"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.condition.read","params":{"apikey":"test-key-test-key-0","conditions":[{"property":"C__CATG__GLOBAL-title","comparison":"like","value":"*"}]},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: more than 1 objects were found, which is what a page holds","data":{"error":"LimitExceeded","limit":"expected conditions that fewer objects meet","setting":"KATASTER_PAGE_LIMIT"}}}
>> {"version":"2.0","method":"cmdb.condition.read","params":{"apikey":"test-key-test-key-0","conditions":[{"property":"C__CATG__GLOBAL-title","comparison":"=","value":"a"}]},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":[{"id":"1","title":"a","sysid":"SYSID_1768467601","type":"5","created":"2026-01-15 09:00:00","type_title":"Server","type_group_title":"Infrastructure","type_icon":"images/object-types/C__OBJTYPE__SERVER.svg","status":"C__RECORD_STATUS__NORMAL","cmdb_status":"6","cmdb_status_title":"in operation","image":"http://cmdb.example/images/object-types/C__OBJTYPE__SERVER.svg"}]}
<<i {"id":4,"jsonrpc":"2.0","result":[{"id":"1","title":"a","sysid":"SYSID_1768467601","type":"5","created":"2026-01-15 09:00:00","type_title":"Server","type_group_title":"Infrastructure","type_icon":"images/object-types/C__OBJTYPE__SERVER.svg","status":"2","cmdb_status":"6","cmdb_status_title":"in operation","image":"http://cmdb.example/images/object-types/C__OBJTYPE__SERVER.svg"}]}
