// An unknown object is an error; existing clients expect an empty list.
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":7,"category":"C__CATG__IP"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 7 not found.","data":{"error":"ObjectNotFound"}}}
<<i {"id":1,"jsonrpc":"2.0","result":[]}
