// The cable has to be named.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.cabling.read","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: objID: is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits","data":{"objID":"is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits"}}}
>> {"version":"2.0","method":"cmdb.cabling.read","params":{"apikey":"test-key-test-key-0","objID":"seven"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: objID: expected an integer from 1 to 9223372036854775807, or the same as a text of digits, not \"seven\"","data":{"objID":"expected an integer from 1 to 9223372036854775807, or the same as a text of digits, not \"seven\""}}}
