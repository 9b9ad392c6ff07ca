// A category that only groups others has no entries that could change.
>> {"version":"2.0","method":"kataster.changes.follow","params":{"apikey":"test-key-test-key-0","category":"C__CATG__CABLING"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32099,"message":"Category 'C__CATG__CABLING' has no attributes","data":{"error":"CategoryWithoutAttributes"}}}
