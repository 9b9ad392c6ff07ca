// An id is an integer or the same as a text of digits.
// setting: KATASTER_QUICKPURGE=on
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__IP":{"hostname":"web1","ipv4_address":"192.0.2.10"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":[1]}}}
>> {"version":"2.0","method":"cmdb.category.quickpurge","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__IP","cateID":0},"id":2}
<<c {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: cateID: expected an integer from 1 to 9007199254740991, or the same as a text of digits, not 0","data":{"error":"InvalidParameters","cateID":"expected an integer from 1 to 9007199254740991, or the same as a text of digits, not 0"}}}
<<i {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: cateID: expected an integer from 1 to 9223372036854775807, or the same as a text of digits, not 0","data":{"cateID":"expected an integer from 1 to 9223372036854775807, or the same as a text of digits, not 0"}}}
