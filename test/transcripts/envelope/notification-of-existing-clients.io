// Existing clients know the status 200 alone, also where nothing is answered.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":1}}
< 200
>> {"version":"2.0","method":"cmdb.object.recycle","params":{"apikey":"test-key-test-key-0","object":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been recycled."}}
// Nothing but notifications: no answer at all.
>> [{"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":1}}]
< 200
