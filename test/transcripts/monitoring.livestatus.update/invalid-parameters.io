// The address must be there.
// dialect: idoit
>> {"version":"2.0","method":"monitoring.livestatus.update","params":{"apikey":"test-key-test-key-0","title":"x"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits","data":{"id":"is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits"}}}
>> {"version":"2.0","method":"monitoring.livestatus.update","params":{"apikey":"test-key-test-key-0","id":1,"title":"x"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no address of monitoring 1; expected one of monitoring.livestatus.read","data":{"id":"there is no address of monitoring 1; expected one of monitoring.livestatus.read"}}}
