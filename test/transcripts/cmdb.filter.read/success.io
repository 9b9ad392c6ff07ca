// Filters are not saved, so there are none.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.filter.read","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"cmdb.filter","params":{"apikey":"test-key-test-key-0"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[]}
