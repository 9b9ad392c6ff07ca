// Existing clients may ask for rows by the names of their columns.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object_type_groups","params":{"apikey":"test-key-test-key-0","filter":{"id":2},"raw":true},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":[{"isys_obj_type_group__id":"2","isys_obj_type_group__title":"Infrastructure","isys_obj_type_group__const":"C__OBJTYPE_GROUP__INFRASTRUCTURE","isys_obj_type_group__sort":"2","isys_obj_type_group__status":"2"}]}
