// A folder has no lists of choices.
>> {"version":"2.0","method":"kataster.dialog.merge","params":{"apikey":"test-key-test-key-0","category":"C__CATG__CABLING","property":"manufacturer","entry_id":10002,"into":10001},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32099,"message":"Category 'C__CATG__CABLING' has no attributes","data":{"error":"CategoryWithoutAttributes"}}}
