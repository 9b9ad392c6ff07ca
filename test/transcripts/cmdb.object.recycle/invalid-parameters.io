// The object is named by its id.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.recycle","params":{"apikey":"test-key-test-key-0","object":"web1"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: object: expected an integer from 1 to 9007199254740991, or the same as a text of digits, not \"web1\"","data":{"error":"InvalidParameters","object":"expected an integer from 1 to 9007199254740991, or the same as a text of digits, not \"web1\""}}}
<<i {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: object: expected an integer from 1 to 9223372036854775807, or the same as a text of digits, not \"web1\"","data":{"object":"expected an integer from 1 to 9223372036854775807, or the same as a text of digits, not \"web1\""}}}
>> {"version":"2.0","method":"cmdb.object.recycle","params":{"apikey":"test-key-test-key-0"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: object: is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits","data":{"error":"InvalidParameters","object":"is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits"}}}
<<i {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: object: is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits","data":{"object":"is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits"}}}
