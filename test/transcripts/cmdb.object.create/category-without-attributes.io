// A category without attributes has no entries that could be created.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__CABLING":{}}},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32099,"message":"Category 'C__CATG__CABLING' has no attributes","data":{"error":"CategoryWithoutAttributes"}}}
