// A category that holds no data of its own is in no document.
>> {"version":"2.0","method":"rpc.discover","params":{"apikey":"test-key-test-key-0","categories":["C__CATG__CABLING"]},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32099,"message":"Category 'C__CATG__CABLING' has no attributes","data":{"error":"CategoryWithoutAttributes"}}}
