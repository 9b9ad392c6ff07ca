// A parameter that a method does not have is refused, and the nearest is suggested; existing clients may send more than there is.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":1,"reason":"sold"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: reason: there is no such parameter; expected object","data":{"error":"InvalidParameters","reason":"there is no such parameter; expected object"}}}
<<i {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been archived."}}
