// A type that is not there is refused.
>> {"version":"2.0","method":"cmdb.external.push.v2","params":{"apikey":"test-key-test-key-0","extType":"scanner","extId":"host-1","title":"web1","class":"C__OBJTYPE__SERVR","data":{}},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object type 'C__OBJTYPE__SERVR' not found.","data":{"error":"ObjectTypeNotFound","class":"did you mean 'C__OBJTYPE__SERVER'?"}}}
