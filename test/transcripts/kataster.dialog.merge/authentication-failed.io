// Without a key nothing is changed.
>> {"version":"2.0","method":"kataster.dialog.merge","params":{"category":"C__CATG__MODEL","property":"manufacturer","entry_id":10002,"into":10001},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","params.apikey":"is required: expected a key, here or in the header Authorization (Bearer) or X-API-Key; a session of idoit.login suffices without"}}}
