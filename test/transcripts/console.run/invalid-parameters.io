// A command that there is not is refused, and arguments that are none.
// dialect: idoit
>> {"version":"2.0","method":"console.run","params":{"apikey":"test-key-test-key-0","command":"search.indx"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: command: expected the name of a command, such as search.index, not \"search.indx\"; did you mean \"search.index\"?","data":{"command":"expected the name of a command, such as search.index, not \"search.indx\"; did you mean \"search.index\"?"}}}
>> {"version":"2.0","method":"console.run","params":{"apikey":"test-key-test-key-0"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: command: is required: expected the name of a command, such as search.index","data":{"command":"is required: expected the name of a command, such as search.index"}}}
>> {"version":"2.0","method":"console.ldap.sync","params":{"apikey":"test-key-test-key-0","arguments":true},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: arguments: expected a list, or an object, not a boolean","data":{"arguments":"expected a list, or an object, not a boolean"}}}
