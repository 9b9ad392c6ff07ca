// `data` must be there, and be an object.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.create","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__IP"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: data: is required: expected an object that maps attribute names to values","data":{"error":"InvalidParameters","data":"is required: expected an object that maps attribute names to values"}}}
>> {"version":"2.0","method":"cmdb.category.create","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__IP","data":"web1"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: data: expected an object that maps attribute names to values, not a text","data":{"error":"InvalidParameters","data":"expected an object that maps attribute names to values, not a text"}}}
