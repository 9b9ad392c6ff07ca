// What is not sent stays as it is.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object-type-group.create.v2","params":{"apikey":"test-key-test-key-0","title":"Example group"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"id":100001,"message":"Object type group 'Example group' (#100001) successfully created."}}
>> {"version":"2.0","method":"cmdb.object-type-group.update.v2","params":{"apikey":"test-key-test-key-0","id":100001,"sort":99},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"id":100001,"message":"Object type group #100001 successfully updated."}}
>> {"version":"2.0","method":"cmdb.object-type-group.update-by-constant.v2","params":{"apikey":"test-key-test-key-0","constant":"C__OBJTYPE_GROUP__SD_EXAMPLE_GROUP","title":"Beispiel","language":"de"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"id":100001,"constant":"C__OBJTYPE_GROUP__SD_EXAMPLE_GROUP","message":"Die Gruppe #100001 von Objekttypen wurde geändert."}}
>> {"version":"2.0","method":"cmdb.object-type-group.read.v2","params":{"apikey":"test-key-test-key-0","id":100001},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[{"id":100001,"constant":"C__OBJTYPE_GROUP__SD_EXAMPLE_GROUP","title":"Beispiel","titleRaw":"Beispiel","sort":99,"status":2,"visible":true,"deletable":true}]}
