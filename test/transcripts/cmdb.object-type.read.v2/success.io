// Some are read by ids or constants.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object-type.read.v2","params":{"apikey":"test-key-test-key-0","id":5},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":[{"id":5,"constant":"C__OBJTYPE__SERVER","title":"Server","titleRaw":"LC__CMDB__OBJTYPE__SERVER","description":null,"objectTypeGroup":"C__OBJTYPE_GROUP__INFRASTRUCTURE","specificCategory":null,"isContainer":false,"isPositionableInRack":true,"isVisible":true,"hasOverviewPage":true,"sort":40,"color":"#a2bcfa","status":2,"deletable":false}]}
>> {"version":"2.0","method":"cmdb.object-type.read.v2","params":{"apikey":"test-key-test-key-0","constant":["C__OBJTYPE__SERVER"]},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[{"id":5,"constant":"C__OBJTYPE__SERVER","title":"Server","titleRaw":"LC__CMDB__OBJTYPE__SERVER","description":null,"objectTypeGroup":"C__OBJTYPE_GROUP__INFRASTRUCTURE","specificCategory":null,"isContainer":false,"isPositionableInRack":true,"isVisible":true,"hasOverviewPage":true,"sort":40,"color":"#a2bcfa","status":2,"deletable":false}]}
// What there is not is left out.
>> {"version":"2.0","method":"cmdb.object-type.read.v2","params":{"apikey":"test-key-test-key-0","id":4711},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[]}
