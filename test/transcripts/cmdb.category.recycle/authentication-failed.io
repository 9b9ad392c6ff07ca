// Without a key nothing is said about objects, categories or entries.
>> {"version":"2.0","method":"cmdb.category.recycle","params":{"object":1,"category":"C__CATG__IP","entry":1},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","params.apikey":"is required: expected a key, here or in the header Authorization (Bearer) or X-API-Key; a session of idoit.login suffices without"}}}
>> {"version":"2.0","method":"cmdb.category.recycle","params":{"apikey":"not-the-right-key","object":1,"category":"C__CATG__IP","entry":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
