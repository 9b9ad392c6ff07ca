// A key of idempotency stands for one call.
// dialect: idoit
>> {"version":"2.0","method":"monitoring.livestatus.delete","params":{"apikey":"test-key-test-key-0","title":"x","idempotency_key":"9b2f-monitoring"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Addresses of monitoring deleted: 0."}}
>> {"version":"2.0","method":"monitoring.livestatus.delete","params":{"apikey":"test-key-test-key-0","title":"y","idempotency_key":"9b2f-monitoring"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: idempotency_key: it was used for a call of monitoring.livestatus.delete with other parameters; expected a key of its own for each intended call","data":{"idempotency_key":"it was used for a call of monitoring.livestatus.delete with other parameters; expected a key of its own for each intended call"}}}
