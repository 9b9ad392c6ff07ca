// A filter or an order that makes no sense is refused, and what would be right is told.
>> {"version":"2.0","method":"cmdb.object_type_groups.read","params":{"apikey":"test-key-test-key-0","filter":{"tittle":"Software"}},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: filter: there is no \"tittle\" in it; did you mean 'title'?","data":{"error":"InvalidParameters","filter":"there is no \"tittle\" in it; did you mean 'title'?"}}}
>> {"version":"2.0","method":"cmdb.object_type_groups.read","params":{"apikey":"test-key-test-key-0","filter":{"ids":"1"}},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: filter: ids: expected a list of constants or ids of groups, not \"1\"","data":{"error":"InvalidParameters","filter":"ids: expected a list of constants or ids of groups, not \"1\""}}}
>> {"version":"2.0","method":"cmdb.object_type_groups.read","params":{"apikey":"test-key-test-key-0","order_by":"sort"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: order_by: expected \"id\", \"title\", \"status\" or \"constant\", not \"sort\"","data":{"error":"InvalidParameters","order_by":"expected \"id\", \"title\", \"status\" or \"constant\", not \"sort\""}}}
>> {"version":"2.0","method":"cmdb.object_type_groups.read","params":{"apikey":"test-key-test-key-0","limit":"2;3"},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: limit: expected an integer of at least 1, or how many rows are passed over first and how many are read, such as \"20,10\", not \"2;3\"","data":{"error":"InvalidParameters","limit":"expected an integer of at least 1, or how many rows are passed over first and how many are read, such as \"20,10\", not \"2;3\""}}}
