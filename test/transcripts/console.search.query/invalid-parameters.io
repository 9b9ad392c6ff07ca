// A search needs a text.
// dialect: idoit
>> {"version":"2.0","method":"console.search.query","params":{"apikey":"test-key-test-key-0","options":{}},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: options: searchString is required","data":{"options":"searchString is required"}}}
>> {"version":"2.0","method":"console.search.query","params":{"apikey":"test-key-test-key-0"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: options: is required: expected an object with searchString","data":{"options":"is required: expected an object with searchString"}}}
