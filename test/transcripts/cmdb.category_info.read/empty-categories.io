// A category without attributes that is no folder has none to describe; one that groups others is rejected.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.category_info","params":{"apikey":"test-key-test-key-0","category":"C__CATG__NETWORK_PORT_OVERVIEW"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{}}
>> {"version":"2.0","method":"cmdb.category_info","params":{"apikey":"test-key-test-key-0","category":"C__CATS__LICENCE_OVERVIEW"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{}}
>> {"version":"2.0","method":"cmdb.category_info","params":{"apikey":"test-key-test-key-0","category":"C__CATG__NET_ZONE"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32099,"message":"Category 'C__CATG__NET_ZONE' has no attributes","data":null}}
