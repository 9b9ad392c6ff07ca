// null is an id; existing clients get an error for it.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":1},"id":null}
<<c {"id":null,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been archived."}}
<<i {"id":null,"jsonrpc":"2.0","error":{"code":-32603,"message":"Internal error","data":{"id":"id must be a text of up to 256 characters or an integer"}}}
