// A key that is not known is rejected.
>> {"version":"2.0","method":"kataster.imports.save","params":{"apikey":"wrong","source":"netbox:default","rows":[]},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
