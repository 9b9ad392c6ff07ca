// The type is in force at the next call.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object-type.create.v2","params":{"apikey":"test-key-test-key-0","title":"Example","objectTypeGroup":3},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"id":100001,"message":"Object type 'Example' (#100001) successfully created."}}
>> {"version":"2.0","method":"cmdb.object-type.read.v2","params":{"apikey":"test-key-test-key-0","constant":"C__OBJTYPE__SD_EXAMPLE"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[{"id":100001,"constant":"C__OBJTYPE__SD_EXAMPLE","title":"Example","titleRaw":"Example","description":null,"objectTypeGroup":"C__OBJTYPE_GROUP__OTHER","specificCategory":null,"isContainer":false,"isPositionableInRack":false,"isVisible":true,"hasOverviewPage":false,"sort":65535,"color":"#ffffff","status":2,"deletable":true}]}
// A second one of the same title has another constant.
>> {"version":"2.0","method":"cmdb.object-type.create.v2","params":{"apikey":"test-key-test-key-0","title":"Example","objectTypeGroup":3,"language":"de"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"id":100002,"message":"Der Objekttyp 'Example' (#100002) wurde angelegt."}}
>> {"version":"2.0","method":"cmdb.object-type.read.v2","params":{"apikey":"test-key-test-key-0","constant":"C__OBJTYPE__SD_EXAMPLE_2","language":"de"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[{"id":100002,"constant":"C__OBJTYPE__SD_EXAMPLE_2","title":"Example","titleRaw":"Example","description":null,"objectTypeGroup":"C__OBJTYPE_GROUP__OTHER","specificCategory":null,"isContainer":false,"isPositionableInRack":false,"isVisible":true,"hasOverviewPage":false,"sort":65535,"color":"#ffffff","status":2,"deletable":true}]}
