// No template is null: what is left out could be forgotten.
>> {"version":"2.0","method":"kataster.object_type.update","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: default_template: is required","data":{"error":"InvalidParameters","default_template":"is required"}}}
>> {"version":"2.0","method":"kataster.object_type.update","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","default_template":"none"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: default_template: expected the id of an object, or null for none, not \"none\"","data":{"error":"InvalidParameters","default_template":"expected the id of an object, or null for none, not \"none\""}}}
