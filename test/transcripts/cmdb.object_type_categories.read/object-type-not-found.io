// An object type that is not there is an error with the nearest name.
>> {"version":"2.0","method":"cmdb.object_type_categories.read","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__CTY"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object type 'C__OBJTYPE__CTY' not found.","data":{"error":"ObjectTypeNotFound","type":"did you mean 'C__OBJTYPE__CITY'?"}}}
>> {"version":"2.0","method":"cmdb.object_type_categories.read","params":{"apikey":"test-key-test-key-0","type":4711},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object type '4711' not found.","data":{"error":"ObjectTypeNotFound","type":"expected the constant of an object type, such as C__OBJTYPE__SERVER, or its id"}}}
