// Without the right key nothing is compared.
>> {"version":"2.0","method":"kataster.changes.compare","params":{"apikey":"not-the-right-key","object":1,"from":0},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
