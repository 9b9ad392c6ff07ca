// A title has 1 to 255 characters.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.update","params":{"apikey":"test-key-test-key-0","id":1,"title":""},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: title: expected a text of 1 to 255 characters of well-formed Unicode without NUL, not \"\"","data":{"error":"InvalidParameters","title":"expected a text of 1 to 255 characters of well-formed Unicode without NUL, not \"\""}}}
>> {"version":"2.0","method":"cmdb.object.update","params":{"apikey":"test-key-test-key-0","id":1},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: title: is required: expected a text of 1 to 255 characters of well-formed Unicode without NUL","data":{"error":"InvalidParameters","title":"is required: expected a text of 1 to 255 characters of well-formed Unicode without NUL"}}}
