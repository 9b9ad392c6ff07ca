// A list of ids has some.
// dialect: idoit
>> {"version":"2.0","method":"monitoring.livestatus.read","params":{"apikey":"test-key-test-key-0","ids":[]},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: ids: expected a list of at least 1 element, not an empty list","data":{"ids":"expected a list of at least 1 element, not an empty list"}}}
>> {"version":"2.0","method":"monitoring.livestatus.read","params":{"apikey":"test-key-test-key-0","id":0},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: expected an integer from 1 to 9223372036854775807, or the same as a text of digits, not 0","data":{"id":"expected an integer from 1 to 9223372036854775807, or the same as a text of digits, not 0"}}}
