// The report must be there.
>> {"version":"2.0","method":"kataster.report.delete","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: title: is required: expected a text of 1 to 255 characters of well-formed Unicode without control characters","data":{"error":"InvalidParameters","title":"is required: expected a text of 1 to 255 characters of well-formed Unicode without control characters"}}}
>> {"version":"2.0","method":"kataster.report.delete","params":{"apikey":"test-key-test-key-0","title":"Serial numbers"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: title: there is no report \"Serial numbers\"; expected one of cmdb.report.list.v2","data":{"error":"InvalidParameters","title":"there is no report \"Serial numbers\"; expected one of cmdb.report.list.v2"}}}
