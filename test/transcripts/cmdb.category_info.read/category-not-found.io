// A category that is not there is an error with the nearest name.
>> {"version":"2.0","method":"cmdb.category_info.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODELL"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Category 'C__CATG__MODELL' not found.","data":{"error":"CategoryNotFound","category":"did you mean 'C__CATG__MODEL'?"}}}
>> {"version":"2.0","method":"cmdb.category_info","params":{"apikey":"test-key-test-key-0","catsID":4711},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Category '4711' not found.","data":{"error":"CategoryNotFound","catsID":"expected the constant of a category, such as C__CATG__MODEL"}}}
