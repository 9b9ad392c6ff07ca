// No object is merged into itself.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ENCLOSURE","title":"R1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"kataster.object.merge","params":{"apikey":"test-key-test-key-0","object":1,"into":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: into: expected another than the one that is merged into it","data":{"error":"InvalidParameters","into":"expected another than the one that is merged into it"}}}
>> {"version":"2.0","method":"kataster.object.merge","params":{"apikey":"test-key-test-key-0","object":1},"id":3}
<<c {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: into: is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits","data":{"error":"InvalidParameters","into":"is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits"}}}
<<i {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: into: is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits","data":{"into":"is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits"}}}
