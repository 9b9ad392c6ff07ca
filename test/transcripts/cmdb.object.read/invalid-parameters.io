// An id is an integer or the same as a text of digits.
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":"web1"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: expected an integer from 1 to 9007199254740991, or the same as a text of digits, not \"web1\"","data":{"id":"expected an integer from 1 to 9007199254740991, or the same as a text of digits, not \"web1\""}}}
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":0},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: expected an integer from 1 to 9007199254740991, or the same as a text of digits, not 0","data":{"id":"expected an integer from 1 to 9007199254740991, or the same as a text of digits, not 0"}}}
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits","data":{"id":"is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits"}}}
