// An object has one external id, and an external id one object.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web2"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.external.link.v2","params":{"apikey":"test-key-test-key-0","extType":"scanner","extId":"host-1","objectId":1},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"External identifier has been linked to given object."}}
>> {"version":"2.0","method":"cmdb.external.link.v2","params":{"apikey":"test-key-test-key-0","extType":"scanner","extId":"host-1","objectId":2},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: the external id is linked to another object","data":{"error":"Conflict","extId":"the external id is linked to another object"}}}
>> {"version":"2.0","method":"cmdb.external.link.v2","params":{"apikey":"test-key-test-key-0","extType":"sheet","extId":"row-7","objectId":1},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: the object has an external id already; an object has one, of one data source","data":{"error":"Conflict","objectId":"the object has an external id already; an object has one, of one data source"}}}
