// A type has to be named.
>> {"version":"2.0","method":"kataster.object_type.read","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: type: is required: expected the constant of an object type, such as \"C__OBJTYPE__SERVER\", or its id","data":{"error":"InvalidParameters","type":"is required: expected the constant of an object type, such as \"C__OBJTYPE__SERVER\", or its id"}}}
