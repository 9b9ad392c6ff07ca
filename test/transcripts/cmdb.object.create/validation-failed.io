// If one value is refused, neither the object nor any of its entries is created.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","cmdb_status":"C__CMDB_STATUS__LOST"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: There was a validation error","data":{"cmdb_status":"there is no choice \"C__CMDB_STATUS__LOST\"; expected one of \"C__CMDB_STATUS__PLANNED\", \"C__CMDB_STATUS__ORDERED\", \"C__CMDB_STATUS__DELIVERED\", \"C__CMDB_STATUS__ASSEMBLED\", \"C__CMDB_STATUS__TESTED\", \"C__CMDB_STATUS__IN_OPERATION\", \"C__CMDB_STATUS__DEFECT\", \"C__CMDB_STATUS__UNDER_REPAIR\", \"C__CMDB_STATUS__DELIVERED_FROM_REPAIR\", \"C__CMDB_STATUS__INOPERATIVE\" or 4 more"}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__SHARES":{"title":"home"},"C__CATG__MODEL":{"serial":1}}},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: There was a validation error","data":{"categories.C__CATG__MODEL.serial":"expected a text, not a number"}}}
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":1},"id":3}
<<c {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 1 not found.","data":null}}
<<i {"id":3,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__ACCESS":[{"title":"a"},{"title":5,"port":1}],"C__CATG__MODEL":{}}},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: There was a validation error","data":{"categories.C__CATG__ACCESS.1.title":"expected a text, not a number","categories.C__CATG__ACCESS.1.port":"there is no such attribute in C__CATG__ACCESS"}}}
