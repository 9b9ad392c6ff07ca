// Nobody writes without a key.
>> {"version":"2.0","method":"cmdb.logbook.create","params":{"apikey":"wrong-key-wrong-key","object_id":1,"message":"x"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
