// What is not sent stays as it is.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object-type.create.v2","params":{"apikey":"test-key-test-key-0","title":"Example","objectTypeGroup":3},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"id":100001,"message":"Object type 'Example' (#100001) successfully created."}}
>> {"version":"2.0","method":"cmdb.object-type.update.v2","params":{"apikey":"test-key-test-key-0","id":100001,"sort":99},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"id":100001,"message":"Object type #100001 successfully updated."}}
>> {"version":"2.0","method":"cmdb.object-type.update-by-constant.v2","params":{"apikey":"test-key-test-key-0","constant":"C__OBJTYPE__SD_EXAMPLE","title":"Beispiel","language":"de"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"id":100001,"constant":"C__OBJTYPE__SD_EXAMPLE","message":"Der Objekttyp #100001 wurde geändert."}}
>> {"version":"2.0","method":"cmdb.object-type.read.v2","params":{"apikey":"test-key-test-key-0","id":100001},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[{"id":100001,"constant":"C__OBJTYPE__SD_EXAMPLE","title":"Beispiel","titleRaw":"Beispiel","description":null,"objectTypeGroup":"C__OBJTYPE_GROUP__OTHER","specificCategory":null,"isContainer":false,"isPositionableInRack":false,"isVisible":true,"hasOverviewPage":false,"sort":99,"color":"#ffffff","status":2,"deletable":true}]}
