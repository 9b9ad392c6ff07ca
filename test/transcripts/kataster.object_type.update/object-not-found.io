// What is not there is no template.
>> {"version":"2.0","method":"kataster.object_type.update","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","default_template":7},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 7 not found.","data":{"error":"ObjectNotFound"}}}
