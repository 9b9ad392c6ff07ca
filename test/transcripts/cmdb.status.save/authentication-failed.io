// Without a key nothing is told and nothing is changed.
>> {"version":"2.0","method":"cmdb.status.save","params":{"title":"lent","constant":"C__CMDB_STATUS__LENT","color":"#ffcc00"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","params.apikey":"is required: expected a key, here or in the header Authorization (Bearer) or X-API-Key; a session of idoit.login suffices without"}}}
