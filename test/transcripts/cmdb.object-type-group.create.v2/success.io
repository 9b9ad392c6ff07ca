// The group is in force at the next call.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object-type-group.create.v2","params":{"apikey":"test-key-test-key-0","title":"Example group"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"id":100001,"message":"Object type group 'Example group' (#100001) successfully created."}}
>> {"version":"2.0","method":"cmdb.object-type-group.read.v2","params":{"apikey":"test-key-test-key-0","constant":"C__OBJTYPE_GROUP__SD_EXAMPLE_GROUP"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[{"id":100001,"constant":"C__OBJTYPE_GROUP__SD_EXAMPLE_GROUP","title":"Example group","titleRaw":"Example group","sort":65535,"status":2,"visible":true,"deletable":true}]}
// A second one of the same title has another constant.
>> {"version":"2.0","method":"cmdb.object-type-group.create.v2","params":{"apikey":"test-key-test-key-0","title":"Example group","language":"de"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"id":100002,"message":"Die Gruppe 'Example group' (#100002) von Objekttypen wurde angelegt."}}
>> {"version":"2.0","method":"cmdb.object-type-group.read.v2","params":{"apikey":"test-key-test-key-0","constant":"C__OBJTYPE_GROUP__SD_EXAMPLE_GROUP_2","language":"de"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[{"id":100002,"constant":"C__OBJTYPE_GROUP__SD_EXAMPLE_GROUP_2","title":"Example group","titleRaw":"Example group","sort":65535,"status":2,"visible":true,"deletable":true}]}
