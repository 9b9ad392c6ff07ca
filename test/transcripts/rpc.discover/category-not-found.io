// A category goes by its constant; the nearest is suggested.
>> {"version":"2.0","method":"rpc.discover","params":{"apikey":"test-key-test-key-0","categories":["C__CATG__MODELL"]},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Category 'C__CATG__MODELL' not found.","data":{"error":"CategoryNotFound","categories":"did you mean 'C__CATG__MODEL'?"}}}
