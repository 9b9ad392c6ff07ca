// Without a key that is known the call is refused.
// dialect: idoit
>> {"version":"2.0","method":"console.system.objectcleanup","params":{"apikey":"wrong","options":{"objectStatus":3}},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":null}}
