// Objects are made from it where they ask for it.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"as usual"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"kataster.object_type.update","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","default_template":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"The default template of C__OBJTYPE__SERVER is object 1."}}
// Again, it is as it was.
>> {"version":"2.0","method":"kataster.object_type.update","params":{"apikey":"test-key-test-key-0","type":5,"default_template":"1"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"The default template of C__OBJTYPE__SERVER is object 1."}}
// Without one, objects are made of nothing.
>> {"version":"2.0","method":"kataster.object_type.update","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","default_template":null},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"The default template of C__OBJTYPE__SERVER is not set."}}
>> {"version":"2.0","method":"kataster.object_type.read","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER"},"id":5}
<<c {"id":5,"jsonrpc":"2.0","result":{"id":"5","const":"C__OBJTYPE__SERVER","title":"Server","default_template":null}}
<<i {"id":5,"jsonrpc":"2.0","result":{"id":5,"const":"C__OBJTYPE__SERVER","title":"Server","default_template":null}}
