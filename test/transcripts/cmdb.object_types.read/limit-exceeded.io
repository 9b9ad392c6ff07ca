// A page has at most as many rows as KATASTER_PAGE_LIMIT says.
// setting: KATASTER_PAGE_LIMIT=2
>> {"version":"2.0","method":"cmdb.object_types.read","params":{"apikey":"test-key-test-key-0","limit":"3,2","order_by":"id","filter":{"ids":[1,2,3,4]}},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":[{"id":"4","title":"Rack","container":"1","const":"C__OBJTYPE__ENCLOSURE","color":"#d3e3fa","image":"http://cmdb.example/images/object-types/C__OBJTYPE__ENCLOSURE.svg","icon":"images/object-types/C__OBJTYPE__ENCLOSURE.svg","cats":"1","tree_group":"1","status":"2","type_group":"2","type_group_title":"Infrastructure"}]}
>> {"version":"2.0","method":"cmdb.object_types.read","params":{"apikey":"test-key-test-key-0","limit":"0,3"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a page holds at most 2 entries","data":{"error":"LimitExceeded","limit":"expected at most 2","setting":"KATASTER_PAGE_LIMIT"}}}
