// Every method is told with its parameters and an example, made from the document.
>> {"version":"2.0","method":"system.endpoints.read.v2","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":@endpoints.json}
