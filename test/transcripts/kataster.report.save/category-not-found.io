// The category of a column must exist.
>> {"version":"2.0","method":"kataster.report.save","params":{"apikey":"test-key-test-key-0","title":"x","columns":["C__CATG__NOTHING-title"]},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Category 'C__CATG__NOTHING' not found.","data":{"error":"CategoryNotFound","columns.0":"expected the constant of a category, such as C__CATG__MODEL"}}}
