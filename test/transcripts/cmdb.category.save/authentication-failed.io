// Without a key nothing is saved.
>> {"version":"2.0","method":"cmdb.category.save","params":{"object":1,"category":"C__CATG__MODEL","data":{"serial":"J300X12"}},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","params.apikey":"is required: expected a key, here or in the header Authorization (Bearer) or X-API-Key; a session of idoit.login suffices without"}}}
