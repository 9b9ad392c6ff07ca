// The object type is named by its constant or its id.
>> {"version":"2.0","method":"cmdb.object_type_categories.read","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: type: is required: expected the constant of an object type, such as \"C__OBJTYPE__SERVER\", or its id","data":{"error":"InvalidParameters","type":"is required: expected the constant of an object type, such as \"C__OBJTYPE__SERVER\", or its id"}}}
>> {"version":"2.0","method":"cmdb.object_type_categories.read","params":{"apikey":"test-key-test-key-0","type":["C__OBJTYPE__CITY"]},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: type: expected the constant of an object type, such as \"C__OBJTYPE__SERVER\", or its id, not a list of 1","data":{"error":"InvalidParameters","type":"expected the constant of an object type, such as \"C__OBJTYPE__SERVER\", or its id, not a list of 1"}}}
>> {"version":"2.0","method":"cmdb.object_type_categories.read","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__CITY","id":5},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: disagrees with another name of 'type'","data":{"error":"InvalidParameters","id":"disagrees with another name of 'type'"}}}
