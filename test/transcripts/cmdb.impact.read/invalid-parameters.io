// Object and relation type are required; the status is one that relations have.
>> {"version":"2.0","method":"cmdb.impact.read","params":{"apikey":"test-key-test-key-0","relation_type":10},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits","data":{"error":"InvalidParameters","id":"is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits"}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits","data":{"id":"is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits"}}}
>> {"version":"2.0","method":"cmdb.impact.read","params":{"apikey":"test-key-test-key-0","id":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: relation_type: is required: expected the constant of a relation type, such as \"C__RELATION_TYPE__LOCATION\", or its id, or a list of them","data":{"error":"InvalidParameters","relation_type":"is required: expected the constant of a relation type, such as \"C__RELATION_TYPE__LOCATION\", or its id, or a list of them"}}}
>> {"version":"2.0","method":"cmdb.impact.read","params":{"apikey":"test-key-test-key-0","id":1,"relation_type":10,"status":7},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: status: expected \"C__RECORD_STATUS__NORMAL\" (2), \"C__RECORD_STATUS__ARCHIVED\" (3) or \"C__RECORD_STATUS__DELETED\" (4), not 7","data":{"error":"InvalidParameters","status":"expected \"C__RECORD_STATUS__NORMAL\" (2), \"C__RECORD_STATUS__ARCHIVED\" (3) or \"C__RECORD_STATUS__DELETED\" (4), not 7"}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ENCLOSURE","title":"Rack 1"},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":4,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.impact.read","params":{"apikey":"test-key-test-key-0","id":1,"relation_type":"C__RELATION_TYPE__LOCATON"},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: relation_type: there is no relation type \"C__RELATION_TYPE__LOCATON\"; did you mean 'C__RELATION_TYPE__LOCATION'?","data":{"error":"InvalidParameters","relation_type":"there is no relation type \"C__RELATION_TYPE__LOCATON\"; did you mean 'C__RELATION_TYPE__LOCATION'?"}}}
// Existing clients find relations of one status.
>> {"version":"2.0","method":"cmdb.impact.read","params":{"apikey":"test-key-test-key-0","id":1,"relation_type":10,"status":-1},"id":6}
<<c {"id":6,"jsonrpc":"2.0","result":[]}
<<i {"id":6,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: status: expected the status of the relations: 2 (normal), 3 (archived) or 4 (deleted), not -1","data":{"status":"expected the status of the relations: 2 (normal), 3 (archived) or 4 (deleted), not -1"}}}
