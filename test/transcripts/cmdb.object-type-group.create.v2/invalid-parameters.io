// A constant means one group.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object-type-group.create.v2","params":{"apikey":"test-key-test-key-0","title":"Software","constant":"C__OBJTYPE_GROUP__SOFTWARE"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: constant: C__OBJTYPE_GROUP__SOFTWARE is there already: choose another constant, or leave it out","data":{"constant":"C__OBJTYPE_GROUP__SOFTWARE is there already: choose another constant, or leave it out"}}}
>> {"version":"2.0","method":"cmdb.object-type-group.create.v2","params":{"apikey":"test-key-test-key-0","title":""},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: title: expected a text of 1 to 255 characters of well-formed Unicode without NUL, not \"\"","data":{"title":"expected a text of 1 to 255 characters of well-formed Unicode without NUL, not \"\""}}}
