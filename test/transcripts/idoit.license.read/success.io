// The objects are counted; nothing limits them.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web2"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":2},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Object 2 has been archived."}}
>> {"version":"2.0","method":"idoit.license.read","params":{"apikey":"test-key-test-key-0"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"objectCapacity":{"total":2147483647,"inUse":2},"addons":{"api":{"label":"Api","licensed":true}},"licenses":[]}}
>> {"version":"2.0","method":"idoit.license","params":{"apikey":"test-key-test-key-0"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"objectCapacity":{"total":2147483647,"inUse":2},"addons":{"api":{"label":"Api","licensed":true}},"licenses":[]}}
