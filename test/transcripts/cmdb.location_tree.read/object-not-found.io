// The place must exist; existing clients are told that nothing stands in it.
>> {"version":"2.0","method":"cmdb.location_tree.read","params":{"apikey":"test-key-test-key-0","id":7},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 7 not found.","data":{"error":"ObjectNotFound"}}}
<<i {"id":1,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"cmdb.location_tree.read","params":{"apikey":"test-key-test-key-0","id":"9007199254740993"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: expected an integer from 1 to 9007199254740991, or the same as a text of digits, not 9007199254740993","data":{"error":"InvalidParameters","id":"expected an integer from 1 to 9007199254740991, or the same as a text of digits, not 9007199254740993"}}}
<<i {"id":2,"jsonrpc":"2.0","result":[]}
