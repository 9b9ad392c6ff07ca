// `data` maps attribute names to values; a category that only shows what is elsewhere cannot be saved.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__MODEL","data":["J300X12"]},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: data: expected an object that maps attribute names to values, not a list of 1","data":{"error":"InvalidParameters","data":"expected an object that maps attribute names to values, not a list of 1"}}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__MODEL"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: data: is required: expected an object that maps attribute names to values","data":{"error":"InvalidParameters","data":"is required: expected an object that maps attribute names to values"}}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATS__NET_IP_ADDRESSES","data":{"title":"web1"}},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: category 'C__CATS__NET_IP_ADDRESSES' is a view: it can be read, not saved","data":{"error":"InvalidParameters","category":"category 'C__CATS__NET_IP_ADDRESSES' is a view: it can be read, not saved"}}}
