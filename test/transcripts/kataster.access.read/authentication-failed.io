// A caller without a key tries out no rights.
>> {"version":"2.0","method":"kataster.access.read","params":{"apikey":"a-key-that-nobody-knows","key":"Ab3dEf7h"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
