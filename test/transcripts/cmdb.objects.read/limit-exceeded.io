// A page has at most as many objects as KATASTER_PAGE_LIMIT says; who asks for all is told that there are more.
// setting: KATASTER_PAGE_LIMIT=2
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"a"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"b"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"c"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","limit":"0,3"},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a page holds at most 2 entries","data":{"error":"LimitExceeded","limit":"expected at most 2","setting":"KATASTER_PAGE_LIMIT"}}}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0"},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: more than 2 objects were found, which is what a page holds","data":{"error":"LimitExceeded","limit":"expected a limit of at most 2, or a cursor","setting":"KATASTER_PAGE_LIMIT"}}}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","limit":2,"fields":["title"]},"id":6}
<<c {"id":6,"jsonrpc":"2.0","result":[{"id":"1","title":"a"},{"id":"2","title":"b"}]}
<<i {"id":6,"jsonrpc":"2.0","result":[{"id":1,"title":"a"},{"id":2,"title":"b"}]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"title":"c"},"fields":["title"]},"id":7}
<<c {"id":7,"jsonrpc":"2.0","result":[{"id":"3","title":"c"}]}
<<i {"id":7,"jsonrpc":"2.0","result":[{"id":3,"title":"c"}]}
