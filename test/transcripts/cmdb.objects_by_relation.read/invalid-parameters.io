// A relation type that is not there is refused with the nearest.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ENCLOSURE","title":"Rack 1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON","title":"Ada Byron"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__LOCATION":{"parent":1},"C__CATG__CONTACT":{"contact_object":2,"role":"C__CONTACT_TYPE__ADMIN"}}},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":["2"],"C__CATG__CONTACT":["3"]}}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[2],"C__CATG__CONTACT":[3]}}}
>> {"version":"2.0","method":"cmdb.objects_by_relation.read","params":{"apikey":"test-key-test-key-0","id":1,"relation_type":"C__RELATION_TYPE__LOCATIONS"},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: relation_type: there is no relation type \"C__RELATION_TYPE__LOCATIONS\"; did you mean 'C__RELATION_TYPE__LOCATION'?","data":{"relation_type":"there is no relation type \"C__RELATION_TYPE__LOCATIONS\"; did you mean 'C__RELATION_TYPE__LOCATION'?"}}}
>> {"version":"2.0","method":"cmdb.objects_by_relation.read","params":{"apikey":"test-key-test-key-0","id":1,"relation_type":"near"},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: relation_type: there is no relation type \"near\"; expected the constant of one, such as C__RELATION_TYPE__LOCATION, or its id","data":{"relation_type":"there is no relation type \"near\"; expected the constant of one, such as C__RELATION_TYPE__LOCATION, or its id"}}}
>> {"version":"2.0","method":"cmdb.objects_by_relation.read","params":{"apikey":"test-key-test-key-0","id":1,"relation_type":999},"id":6}
<< {"id":6,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: relation_type: there is no relation type 999; expected the constant of one, such as C__RELATION_TYPE__LOCATION, or its id","data":{"relation_type":"there is no relation type 999; expected the constant of one, such as C__RELATION_TYPE__LOCATION, or its id"}}}
>> {"version":"2.0","method":"cmdb.objects_by_relation.read","params":{"apikey":"test-key-test-key-0","id":1,"relation_type":10001},"id":7}
<< {"id":7,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: relation_type: there is no relation type 10001; expected the constant of one, such as C__RELATION_TYPE__LOCATION, or its id","data":{"relation_type":"there is no relation type 10001; expected the constant of one, such as C__RELATION_TYPE__LOCATION, or its id"}}}
>> {"version":"2.0","method":"cmdb.objects_by_relation.read","params":{"apikey":"test-key-test-key-0","id":1,"relation_type":true},"id":8}
<< {"id":8,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: relation_type: expected the constant of a relation type, such as \"C__RELATION_TYPE__LOCATION\", or its id, not a boolean","data":{"relation_type":"expected the constant of a relation type, such as \"C__RELATION_TYPE__LOCATION\", or its id, not a boolean"}}}
>> {"version":"2.0","method":"cmdb.objects_by_relation.read","params":{"apikey":"test-key-test-key-0","id":1,"status":1},"id":9}
<< {"id":9,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: status: expected 2 (normal), 3 (archived), 4 (deleted), -1 (all three) or the constant of a record status, not 1","data":{"status":"expected 2 (normal), 3 (archived), 4 (deleted), -1 (all three) or the constant of a record status, not 1"}}}
>> {"version":"2.0","method":"cmdb.objects_by_relation.read","params":{"apikey":"test-key-test-key-0"},"id":10}
<<c {"id":10,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits","data":{"id":"is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits"}}}
<<i {"id":10,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits","data":{"id":"is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits"}}}
