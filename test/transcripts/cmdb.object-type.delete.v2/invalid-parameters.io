// The type must be there.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object-type.delete.v2","params":{"apikey":"test-key-test-key-0","id":4711},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no object type 4711; expected one of cmdb.object-type.read.v2","data":{"id":"there is no object type 4711; expected one of cmdb.object-type.read.v2"}}}
// It must be one of the site.
>> {"version":"2.0","method":"cmdb.object-type.delete.v2","params":{"apikey":"test-key-test-key-0","id":5},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: C__OBJTYPE__SERVER is of the catalogue that the service starts with and stays as it is: change one that the site added, or add one","data":{"id":"C__OBJTYPE__SERVER is of the catalogue that the service starts with and stays as it is: change one that the site added, or add one"}}}
// A type with objects stays.
>> {"version":"2.0","method":"cmdb.object-type.create.v2","params":{"apikey":"test-key-test-key-0","title":"Example","objectTypeGroup":3},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"id":100001,"message":"Object type 'Example' (#100001) successfully created."}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SD_EXAMPLE","title":"One"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object-type.delete.v2","params":{"apikey":"test-key-test-key-0","id":100001},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: objects of this type: 1; purge them, or give them another type first","data":{"id":"objects of this type: 1; purge them, or give them another type first"}}}
