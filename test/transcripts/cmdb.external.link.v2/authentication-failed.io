// Without a key that is known the call is refused.
>> {"version":"2.0","method":"cmdb.external.link.v2","params":{"apikey":"wrong","extType":"scanner","extId":"host-1","objectId":1},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
