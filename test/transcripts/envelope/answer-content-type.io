// JSON has no charset, so the content type of an answer names none.
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0"},"id":1}
< Content-Type: application/json
<< {"id":1,"jsonrpc":"2.0","result":[]}
