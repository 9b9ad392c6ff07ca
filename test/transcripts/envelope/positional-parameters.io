// Parameters are given by name; a list holds no key.
>> {"version":"2.0","method":"cmdb.object.read","params":[1],"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","params":"parameters are given by name: an object that holds apikey"}}}
