// What is asked for must make sense.
>> {"version":"2.0","method":"kataster.impact.read","params":{"apikey":"test-key-test-key-0"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits","data":{"error":"InvalidParameters","id":"is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits"}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits","data":{"id":"is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits"}}}
>> {"version":"2.0","method":"kataster.impact.read","params":{"apikey":"test-key-test-key-0","id":1,"depth":0},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: depth: expected an integer from 1 to 100, not 0","data":{"error":"InvalidParameters","depth":"expected an integer from 1 to 100, not 0"}}}
>> {"version":"2.0","method":"kataster.impact.read","params":{"apikey":"test-key-test-key-0","id":1,"relation_types":[]},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: relation_types: expected a list of at least 1 element, not an empty list","data":{"error":"InvalidParameters","relation_types":"expected a list of at least 1 element, not an empty list"}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ENCLOSURE","title":"Rack 1"},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":4,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"kataster.impact.read","params":{"apikey":"test-key-test-key-0","id":1,"relation_types":["C__RELATION_TYPE__LOCATON"]},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: relation_type: there is no relation type \"C__RELATION_TYPE__LOCATON\"; did you mean 'C__RELATION_TYPE__LOCATION'?","data":{"error":"InvalidParameters","relation_type":"there is no relation type \"C__RELATION_TYPE__LOCATON\"; did you mean 'C__RELATION_TYPE__LOCATION'?"}}}
>> {"version":"2.0","method":"kataster.impact.read","params":{"apikey":"test-key-test-key-0","id":1,"relation_types":[4711]},"id":6}
<< {"id":6,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: relation_type: there is no relation type 4711; expected the constant of one, such as C__RELATION_TYPE__LOCATION, or its id","data":{"error":"InvalidParameters","relation_type":"there is no relation type 4711; expected the constant of one, such as C__RELATION_TYPE__LOCATION, or its id"}}}
