// A category goes by its constant; the nearest is suggested.
>> {"version":"2.0","method":"kataster.dialog.merge","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODELL","property":"manufacturer","entry_id":10002,"into":10001},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Category 'C__CATG__MODELL' not found.","data":{"error":"CategoryNotFound","category":"did you mean 'C__CATG__MODEL'?"}}}
