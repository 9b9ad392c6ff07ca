// The group is gone at the next call.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object-type-group.create.v2","params":{"apikey":"test-key-test-key-0","title":"Example group"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"id":100001,"message":"Object type group 'Example group' (#100001) successfully created."}}
>> {"version":"2.0","method":"cmdb.object-type-group.delete.v2","params":{"apikey":"test-key-test-key-0","id":100001},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"id":100001,"message":"Object type group #100001 has been deleted."}}
>> {"version":"2.0","method":"cmdb.object-type-group.read.v2","params":{"apikey":"test-key-test-key-0","id":100001},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[]}
// By its constant, too.
>> {"version":"2.0","method":"cmdb.object-type-group.create.v2","params":{"apikey":"test-key-test-key-0","title":"Example group"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"id":100002,"message":"Object type group 'Example group' (#100002) successfully created."}}
>> {"version":"2.0","method":"cmdb.object-type-group.delete-by-constant.v2","params":{"apikey":"test-key-test-key-0","constant":"C__OBJTYPE_GROUP__SD_EXAMPLE_GROUP_2","language":"de"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"id":100002,"constant":"C__OBJTYPE_GROUP__SD_EXAMPLE_GROUP_2","message":"Die Gruppe #100002 von Objekttypen wurde gelöscht."}}
