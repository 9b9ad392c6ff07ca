// The report must be there.
>> {"version":"2.0","method":"cmdb.reports.read","params":{"apikey":"test-key-test-key-0","id":7},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no report 7; expected one of cmdb.report.list.v2","data":{"error":"InvalidParameters","id":"there is no report 7; expected one of cmdb.report.list.v2"}}}
>> {"version":"2.0","method":"cmdb.reports.read","params":{"apikey":"test-key-test-key-0","limit":0},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: limit: expected an integer of at least 1, not 0","data":{"error":"InvalidParameters","limit":"expected an integer of at least 1, not 0"}}}
