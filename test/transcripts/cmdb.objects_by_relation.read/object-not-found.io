// The object must exist; existing clients are told of nothing.
>> {"version":"2.0","method":"cmdb.objects_by_relation.read","params":{"apikey":"test-key-test-key-0","id":7},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 7 not found.","data":{"error":"ObjectNotFound"}}}
<<i {"id":1,"jsonrpc":"2.0","result":[]}
