// Without a key that is known the call is refused.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.ip_search.read","params":{"apikey":"wrong","ip":"192.0.2.10"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":null}}
