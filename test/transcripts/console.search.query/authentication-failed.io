// Without a key that is known the call is refused.
// dialect: idoit
>> {"version":"2.0","method":"console.search.query","params":{"apikey":"wrong","options":{"searchString":"web1"}},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":null}}
