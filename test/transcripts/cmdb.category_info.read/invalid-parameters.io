// Exactly one category is named.
>> {"version":"2.0","method":"cmdb.category_info.read","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: category: is required: expected the constant of a category, such as \"C__CATG__MODEL\"","data":{"error":"InvalidParameters","category":"is required: expected the constant of a category, such as \"C__CATG__MODEL\""}}}
>> {"version":"2.0","method":"cmdb.category_info.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","catgID":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: catgID: disagrees with another name of 'category'","data":{"error":"InvalidParameters","catgID":"disagrees with another name of 'category'"}}}
>> {"version":"2.0","method":"cmdb.category_info.read","params":{"apikey":"test-key-test-key-0","category":["C__CATG__MODEL"]},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: category: expected the constant of a category, such as \"C__CATG__MODEL\", not a list of 1","data":{"error":"InvalidParameters","category":"expected the constant of a category, such as \"C__CATG__MODEL\", not a list of 1"}}}
