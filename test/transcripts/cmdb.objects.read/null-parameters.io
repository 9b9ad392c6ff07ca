// A parameter that is null is absent.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":null,"limit":null,"order_by":null,"sort":null,"categories":null},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[{"id":1,"title":"web1","sysid":"SYSID_1768467601","type":5,"created":"2026-01-15 09:00:00","type_title":"Server","type_group_title":"Infrastructure","type_icon":"images/object-types/C__OBJTYPE__SERVER.svg","status":2,"cmdb_status":6,"cmdb_status_title":"in operation","image":"http://cmdb.example/images/object-types/C__OBJTYPE__SERVER.svg"}]}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__MODEL","status":null,"limit":null},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":null},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits","data":{"id":"is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits"}}}
