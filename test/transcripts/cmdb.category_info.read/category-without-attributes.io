// A category that holds no data of its own has no attributes to tell of; some have none in the dialect alone.
>> {"version":"2.0","method":"cmdb.category_info.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__CABLING"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32099,"message":"Category 'C__CATG__CABLING' has no attributes","data":{"error":"CategoryWithoutAttributes"}}}
>> {"version":"2.0","method":"cmdb.category_info.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__NET_ZONE_SCOPES"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"from_to":{"title":"Scope","description":"Ranges on one line, such as 10.0.0.10 - 10.0.0.99.","type":"computed","required":false,"readOnly":true,"valueType":"text","sortable":false}}}
<<i {"id":2,"jsonrpc":"2.0","error":{"code":-32099,"message":"Category 'C__CATG__NET_ZONE_SCOPES' has no attributes","data":null}}
