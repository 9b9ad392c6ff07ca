// The object type is one of the catalogue.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
>> {"version":"2.0","method":"kataster.access.read","params":{"apikey":"test-key-test-key-0","user":"ada","type":"C__OBJTYPE__SERVERS"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object type 'C__OBJTYPE__SERVERS' not found.","data":{"error":"ObjectTypeNotFound","type":"did you mean 'C__OBJTYPE__SERVER'?"}}}
