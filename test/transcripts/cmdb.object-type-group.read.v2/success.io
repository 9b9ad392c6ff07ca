// Some are read by ids or constants.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object-type-group.read.v2","params":{"apikey":"test-key-test-key-0","id":[1,3]},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":[{"id":1,"constant":"C__OBJTYPE_GROUP__SOFTWARE","title":"Software","titleRaw":"LC__CMDB__OBJTYPE_GROUP__SOFTWARE","sort":1,"status":2,"visible":true,"deletable":false},{"id":3,"constant":"C__OBJTYPE_GROUP__OTHER","title":"Other","titleRaw":"LC__CMDB__OBJTYPE_GROUP__OTHER","sort":3,"status":2,"visible":true,"deletable":false}]}
>> {"version":"2.0","method":"cmdb.object-type-group.read.v2","params":{"apikey":"test-key-test-key-0","constant":"C__OBJTYPE_GROUP__SOFTWARE"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[{"id":1,"constant":"C__OBJTYPE_GROUP__SOFTWARE","title":"Software","titleRaw":"LC__CMDB__OBJTYPE_GROUP__SOFTWARE","sort":1,"status":2,"visible":true,"deletable":false}]}
// What there is not is left out.
>> {"version":"2.0","method":"cmdb.object-type-group.read.v2","params":{"apikey":"test-key-test-key-0","id":4711},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[]}
