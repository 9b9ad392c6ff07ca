// An id in parameters may be a text of digits; the answer quotes it as it was sent.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":"1"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been archived."}}
>> {"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":"9007199254740991"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 9007199254740991 not found.","data":{"error":"ObjectNotFound"}}}
>> {"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":"9223372036854775807"},"id":4}
<<c {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: object: expected an integer from 1 to 9007199254740991, or the same as a text of digits, not 9223372036854775807","data":{"error":"InvalidParameters","object":"expected an integer from 1 to 9007199254740991, or the same as a text of digits, not 9223372036854775807"}}}
<<i {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 9223372036854775807 not found.","data":null}}
