// The version stands under `jsonrpc` or under `version`; the id comes back as it was sent, a text or an integer.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"jsonrpc":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":1},"id":"a7f0"}
<< {"id":"a7f0","jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been archived."}}
>> {"version":"2.0","method":"cmdb.object.recycle","params":{"apikey":"test-key-test-key-0","object":1},"id":-42}
<< {"id":-42,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been recycled."}}
