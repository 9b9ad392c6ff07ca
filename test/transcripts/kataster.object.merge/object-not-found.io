// Both objects are there.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ENCLOSURE","title":"R1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"kataster.object.merge","params":{"apikey":"test-key-test-key-0","object":9,"into":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 9 not found.","data":{"error":"ObjectNotFound"}}}
>> {"version":"2.0","method":"kataster.object.merge","params":{"apikey":"test-key-test-key-0","object":1,"into":9},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 9 not found.","data":{"error":"ObjectNotFound"}}}
