// A moment has to be understood.
>> {"version":"2.0","method":"cmdb.logbook.read","params":{"apikey":"test-key-test-key-0","since":"the other day"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: since: expected a unix time in seconds, a time such as \"2026-11-22 09:30\", or now, today, yesterday, -1 day, 2 weeks ago, not \"the other day\"","data":{"error":"InvalidParameters","since":"expected a unix time in seconds, a time such as \"2026-11-22 09:30\", or now, today, yesterday, -1 day, 2 weeks ago, not \"the other day\""}}}
