// The logbook of an object that is not there is an error.
>> {"version":"2.0","method":"cmdb.logbook.read","params":{"apikey":"test-key-test-key-0","object_id":7},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 7 not found.","data":{"error":"ObjectNotFound"}}}
<<i {"id":1,"jsonrpc":"2.0","result":[]}
