// The schema is read as a whole.
>> {"version":"2.0","method":"kataster.schema.read","params":{"apikey":"test-key-test-key-0","title":"Tank"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: title: there is no such parameter; expected version, compared_with","data":{"error":"InvalidParameters","title":"there is no such parameter; expected version, compared_with"}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"version":0,"schema":{"object_type_groups":[],"dialogs":[],"relation_types":[],"categories":[],"object_types":[],"category_rules":[],"attribute_rules":[],"object_type_rules":[]}}}
