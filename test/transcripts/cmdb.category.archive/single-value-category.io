// The entry of a single-value category is purged or kept: it cannot be archived.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__MODEL":{"manufacturer":"Lenovo","serial":"J300X12"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":[1]}}}
>> {"version":"2.0","method":"cmdb.category.archive","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__MODEL","entry":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Category 'C__CATG__MODEL' is single-value; its entry can be purged, not archived, deleted or recycled","data":{"error":"SingleValueCategory"}}}
// Global is the object itself.
>> {"version":"2.0","method":"cmdb.category.archive","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__GLOBAL","entry":1},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Category 'C__CATG__GLOBAL' is single-value; it is the object itself; purge the object","data":{"error":"SingleValueCategory"}}}
