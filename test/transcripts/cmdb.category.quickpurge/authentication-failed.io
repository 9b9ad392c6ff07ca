// Without a key nothing is said about objects, categories or entries.
// setting: KATASTER_QUICKPURGE=on
>> {"version":"2.0","method":"cmdb.category.quickpurge","params":{"objID":1,"category":"C__CATG__IP","cateID":1},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","params.apikey":"is required: expected a key, here or in the header Authorization (Bearer) or X-API-Key; a session of idoit.login suffices without"}}}
>> {"version":"2.0","method":"cmdb.category.quickpurge","params":{"apikey":"not-the-right-key","objID":1,"category":"C__CATG__IP","cateID":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
