// There are no parameters of its own.
>> {"version":"2.0","method":"cmdb.report.list.v2","params":{"apikey":"test-key-test-key-0","id":1},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no such parameter; expected none","data":{"error":"InvalidParameters","id":"there is no such parameter; expected none"}}}
<<i {"id":1,"jsonrpc":"2.0","result":[]}
