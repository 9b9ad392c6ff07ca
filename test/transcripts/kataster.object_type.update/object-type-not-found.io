// The nearest type is named.
>> {"version":"2.0","method":"kataster.object_type.update","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVR","default_template":null},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object type 'C__OBJTYPE__SERVR' not found.","data":{"error":"ObjectTypeNotFound","type":"did you mean 'C__OBJTYPE__SERVER'?"}}}
