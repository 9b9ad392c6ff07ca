// Every fault is named by its parameter.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object-type.create.v2","params":{"apikey":"test-key-test-key-0","title":"Example","objectTypeGroup":"C__OBJTYPE_GROUP__OTHERS","specificCategory":"C__CATS__ROM","sysidPrefix":"EX"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: sysidPrefix: expected none: SYSIDs of all object types have one form; objectTypeGroup: there is no group of object types C__OBJTYPE_GROUP__OTHERS; did you mean 'C__OBJTYPE_GROUP__OTHER'?; specificCategory: expected the constant or the number of a specific category, not C__CATS__ROM; did you mean 'C__CATS__ROOM'?","data":{"sysidPrefix":"expected none: SYSIDs of all object types have one form","objectTypeGroup":"there is no group of object types C__OBJTYPE_GROUP__OTHERS; did you mean 'C__OBJTYPE_GROUP__OTHER'?","specificCategory":"expected the constant or the number of a specific category, not C__CATS__ROM; did you mean 'C__CATS__ROOM'?"}}}
>> {"version":"2.0","method":"cmdb.object-type.create.v2","params":{"apikey":"test-key-test-key-0","title":"Example","objectTypeGroup":3,"constant":"C__OBJTYPE__SERVER"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: constant: C__OBJTYPE__SERVER is there already: choose another constant, or leave it out","data":{"constant":"C__OBJTYPE__SERVER is there already: choose another constant, or leave it out"}}}
// A constant that was removed means nothing else ever.
>> {"version":"2.0","method":"cmdb.object-type.create.v2","params":{"apikey":"test-key-test-key-0","title":"Example","objectTypeGroup":3},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"id":100001,"message":"Object type 'Example' (#100001) successfully created."}}
>> {"version":"2.0","method":"cmdb.object-type.delete.v2","params":{"apikey":"test-key-test-key-0","id":100001},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"id":100001,"message":"Object type #100001 has been deleted."}}
>> {"version":"2.0","method":"cmdb.object-type.create.v2","params":{"apikey":"test-key-test-key-0","title":"Other","objectTypeGroup":3,"constant":"C__OBJTYPE__SD_EXAMPLE"},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: constant: C__OBJTYPE__SD_EXAMPLE was removed and means nothing else ever: undo its removal, or choose another constant","data":{"constant":"C__OBJTYPE__SD_EXAMPLE was removed and means nothing else ever: undo its removal, or choose another constant"}}}
