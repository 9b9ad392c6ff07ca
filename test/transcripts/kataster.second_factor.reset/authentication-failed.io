// A key that nobody knows removes no second factor.
>> {"version":"2.0","method":"kataster.second_factor.reset","params":{"apikey":"a-key-that-nobody-knows","login":"ada"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
