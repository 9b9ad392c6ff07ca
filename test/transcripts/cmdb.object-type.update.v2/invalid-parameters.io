// The type must be there.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object-type.update.v2","params":{"apikey":"test-key-test-key-0","id":4711,"title":"x"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no object type 4711; expected one of cmdb.object-type.read.v2","data":{"id":"there is no object type 4711; expected one of cmdb.object-type.read.v2"}}}
>> {"version":"2.0","method":"cmdb.object-type.update.v2","params":{"apikey":"test-key-test-key-0","constant":"C__OBJTYPE__SD_EXAMPL","title":"x"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: constant: there is no object type C__OBJTYPE__SD_EXAMPL; expected one of cmdb.object-type.read.v2","data":{"constant":"there is no object type C__OBJTYPE__SD_EXAMPL; expected one of cmdb.object-type.read.v2"}}}
// It must be one of the site.
>> {"version":"2.0","method":"cmdb.object-type.update.v2","params":{"apikey":"test-key-test-key-0","id":5,"specificCategory":"C__CATS__SERVICE"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: C__OBJTYPE__SERVER is of the catalogue that the service starts with and stays as it is: change one that the site added, or add one","data":{"id":"C__OBJTYPE__SERVER is of the catalogue that the service starts with and stays as it is: change one that the site added, or add one"}}}
// Exactly one name is sent.
>> {"version":"2.0","method":"cmdb.object-type.update.v2","params":{"apikey":"test-key-test-key-0","title":"x"},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: expected exactly one of id, constant","data":{"id":"expected exactly one of id, constant"}}}
>> {"version":"2.0","method":"cmdb.object-type.update.v2","params":{"apikey":"test-key-test-key-0","id":1,"constant":"C__OBJTYPE__SD_EXAMPLE","title":"x"},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: constant: expected exactly one of id, constant","data":{"constant":"expected exactly one of id, constant"}}}
