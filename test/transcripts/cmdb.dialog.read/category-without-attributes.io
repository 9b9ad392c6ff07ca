// A folder has no attributes to choose for.
>> {"version":"2.0","method":"cmdb.dialog.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__CABLING","property":"manufacturer"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32099,"message":"Category 'C__CATG__CABLING' has no attributes","data":{"error":"CategoryWithoutAttributes"}}}
