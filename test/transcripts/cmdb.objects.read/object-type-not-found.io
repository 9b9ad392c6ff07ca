// An object type goes by its constant or id; the nearest is suggested.
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"type":"C__OBJTYPE__SERVERS"}},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object type 'C__OBJTYPE__SERVERS' not found.","data":{"error":"ObjectTypeNotFound","filter":"type: did you mean 'C__OBJTYPE__SERVER'?"}}}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"type":["C__OBJTYPE__SERVER",4711]}},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object type '4711' not found.","data":{"error":"ObjectTypeNotFound","filter":"type: expected the constant of an object type, such as C__OBJTYPE__SERVER, or its id"}}}
