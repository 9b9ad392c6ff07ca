// A folder has no lists of choices.
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__CABLING","property":"manufacturer","value":"Acme"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32099,"message":"Category 'C__CATG__CABLING' has no attributes","data":{"error":"CategoryWithoutAttributes"}}}
