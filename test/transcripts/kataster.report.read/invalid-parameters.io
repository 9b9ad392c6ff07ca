// The report must be there.
>> {"version":"2.0","method":"kataster.report.read","params":{"apikey":"test-key-test-key-0"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits","data":{"error":"InvalidParameters","id":"is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits"}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits","data":{"id":"is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits"}}}
>> {"version":"2.0","method":"kataster.report.read","params":{"apikey":"test-key-test-key-0","id":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no report 1; expected one of cmdb.report.list.v2","data":{"error":"InvalidParameters","id":"there is no report 1; expected one of cmdb.report.list.v2"}}}
