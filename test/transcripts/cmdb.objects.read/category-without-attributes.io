// A category that only groups others has nothing to tell.
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","categories":"C__CATG__CABLING"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32099,"message":"Category 'C__CATG__CABLING' has no attributes","data":{"error":"CategoryWithoutAttributes"}}}
<<i {"id":1,"jsonrpc":"2.0","result":[]}
