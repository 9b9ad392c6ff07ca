// A category that only groups others has nothing to compare.
>> {"version":"2.0","method":"cmdb.condition.read","params":{"apikey":"test-key-test-key-0","conditions":[{"property":"C__CATG__CABLING-title","comparison":"=","value":"x"}]},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32099,"message":"Category 'C__CATG__CABLING' has no attributes","data":{"error":"CategoryWithoutAttributes"}}}
