// The group must be there.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object-type-group.delete.v2","params":{"apikey":"test-key-test-key-0","id":4711},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no group of object types 4711; expected one of cmdb.object-type-group.read.v2","data":{"id":"there is no group of object types 4711; expected one of cmdb.object-type-group.read.v2"}}}
// It must be one of the site.
>> {"version":"2.0","method":"cmdb.object-type-group.delete.v2","params":{"apikey":"test-key-test-key-0","id":3},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: C__OBJTYPE_GROUP__OTHER is of the catalogue that the service starts with and stays as it is: change one that the site added, or add one","data":{"id":"C__OBJTYPE_GROUP__OTHER is of the catalogue that the service starts with and stays as it is: change one that the site added, or add one"}}}
// A group with types stays.
>> {"version":"2.0","method":"cmdb.object-type-group.create.v2","params":{"apikey":"test-key-test-key-0","title":"Example group"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"id":100001,"message":"Object type group 'Example group' (#100001) successfully created."}}
>> {"version":"2.0","method":"cmdb.object-type.create.v2","params":{"apikey":"test-key-test-key-0","title":"Example","objectTypeGroup":"C__OBJTYPE_GROUP__SD_EXAMPLE_GROUP"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"id":100002,"message":"Object type 'Example' (#100002) successfully created."}}
>> {"version":"2.0","method":"cmdb.object-type-group.delete.v2","params":{"apikey":"test-key-test-key-0","id":100001},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: object types in this group: C__OBJTYPE__SD_EXAMPLE; give them another group first","data":{"id":"object types in this group: C__OBJTYPE__SD_EXAMPLE; give them another group first"}}}
