// If one category does not exist, no object is created.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__MODLE":{}}},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Category 'C__CATG__MODLE' not found.","data":{"error":"CategoryNotFound","categories.C__CATG__MODLE":"did you mean 'C__CATG__MODEL'?"}}}
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":1},"id":2}
<<c {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 1 not found.","data":{"error":"ObjectNotFound"}}}
<<i {"id":2,"jsonrpc":"2.0","result":[]}
