// A category goes by its constant; the nearest is suggested.
>> {"version":"2.0","method":"cmdb.condition.read","params":{"apikey":"test-key-test-key-0","conditions":[{"property":"C__CATG__MODELL-serial","comparison":"=","value":"x"}]},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Category 'C__CATG__MODELL' not found.","data":{"error":"CategoryNotFound","conditions":"did you mean 'C__CATG__MODEL'?"}}}
