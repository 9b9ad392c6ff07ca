// Constants of the catalogue are told with their titles, the same in both dialects.
>> {"version":"2.0","method":"idoit.constants","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":@constants.json}
