// A page has at most as many entries as KATASTER_PAGE_LIMIT says.
// setting: KATASTER_PAGE_LIMIT=100
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__IP","limit":100},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__IP","limit":101},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a page holds at most 100 entries","data":{"error":"LimitExceeded","limit":"expected at most 100","setting":"KATASTER_PAGE_LIMIT"}}}
