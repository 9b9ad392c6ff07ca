// A category without attributes that is no folder reads as an empty list; one that groups others is rejected.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__OVERVIEW"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATS__LICENCE"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATS__CLUSTER_SERVICE_ASSIGNED_OBJ"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__CABLING"},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32099,"message":"Category 'C__CATG__CABLING' has no attributes","data":null}}
