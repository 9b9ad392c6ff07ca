// Either `cateID` (or `id`) or `entry`, not both and not neither.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__IP":{"hostname":"web1","ipv4_address":"192.0.2.10"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":[1]}}}
>> {"version":"2.0","method":"cmdb.category.delete","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__IP"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: cateID: expected exactly one of cateID, entry","data":{"error":"InvalidParameters","cateID":"expected exactly one of cateID, entry"}}}
>> {"version":"2.0","method":"cmdb.category.delete","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__IP","cateID":1,"entry":1},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: entry: expected exactly one of cateID, entry","data":{"error":"InvalidParameters","entry":"expected exactly one of cateID, entry"}}}
>> {"version":"2.0","method":"cmdb.category.delete","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__IP","cateID":1,"id":2},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: disagrees with another name of 'cateID'","data":{"error":"InvalidParameters","id":"disagrees with another name of 'cateID'"}}}
