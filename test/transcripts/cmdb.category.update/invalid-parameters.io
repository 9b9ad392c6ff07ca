// In a multi-value category `data.category_id` must say which entry is meant.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__IP":{"hostname":"web1","ipv4_address":"192.0.2.10"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":[1]}}}
>> {"version":"2.0","method":"cmdb.category.update","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__IP","data":{"hostname":"web2"}},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: category 'C__CATG__IP' is multi-value: data.category_id must name the entry to update","data":{"data":"category 'C__CATG__IP' is multi-value: data.category_id must name the entry to update"}}}
>> {"version":"2.0","method":"cmdb.category.update","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__IP","data":{"category_id":"first","hostname":"web2"}},"id":3}
<<c {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: data.category_id: expected the id of an entry, an integer from 1 to 9007199254740991","data":{"data.category_id":"expected the id of an entry, an integer from 1 to 9007199254740991"}}}
<<i {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: data.category_id: expected the id of an entry, an integer from 1 to 9223372036854775807","data":{"data.category_id":"expected the id of an entry, an integer from 1 to 9223372036854775807"}}}
