// Global is the object itself: it is purged with the object.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.purge","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__GLOBAL"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Category 'C__CATG__GLOBAL' is single-value; it is the object itself; purge the object","data":{"error":"SingleValueCategory"}}}
