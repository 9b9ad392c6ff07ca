// Without a key that is known the call is refused.
>> {"version":"2.0","method":"cmdb.external.push.v2","params":{"apikey":"wrong","extType":"scanner","extId":"host-1","title":"web1","class":"C__OBJTYPE__SERVER","data":{}},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
