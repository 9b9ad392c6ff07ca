// An object type goes by its constant or id; the nearest is suggested.
>> {"version":"2.0","method":"kataster.changes.follow","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVERS"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object type 'C__OBJTYPE__SERVERS' not found.","data":{"error":"ObjectTypeNotFound","type":"did you mean 'C__OBJTYPE__SERVER'?"}}}
