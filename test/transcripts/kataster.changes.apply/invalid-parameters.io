// Every fault of every operation is named by its path; nothing is changed.
>> {"version":"2.0","method":"kataster.changes.apply","params":{"apikey":"test-key-test-key-0","operations":[{"method":"cmdb.object.create","params":{"type":"C__OBJTYPE__SERVER","title":"srv1"},"as":"srv1"},{"method":"cmdb.category.save","params":{"object":{"$ref":"srv1.id"},"category":"C__CATG__MODEL","data":{"serial":7}}},{"method":"cmdb.object.update","params":{"id":99999,"title":"web1"}}]},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: operations[1].params.data.serial: expected a text, not a number; operations[2].params.id: Object 99999 not found.","data":{"error":"InvalidParameters","operations[1].params.data.serial":"expected a text, not a number","operations[2].params.id":"Object 99999 not found."}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: operations[2].params.id: Object 99999 not found.","data":{"operations[2].params.id":"Object 99999 not found."}}}
>> {"version":"2.0","method":"kataster.changes.apply","params":{"apikey":"test-key-test-key-0","plan":"x"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: plan: expected the plan of a dry run of the same key and user at the same endpoint, as it was returned","data":{"error":"InvalidParameters","plan":"expected the plan of a dry run of the same key and user at the same endpoint, as it was returned"}}}
>> {"version":"2.0","method":"kataster.changes.apply","params":{"apikey":"test-key-test-key-0"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: operations: expected exactly one of operations, plan","data":{"error":"InvalidParameters","operations":"expected exactly one of operations, plan"}}}
>> {"version":"2.0","method":"kataster.changes.read","params":{"apikey":"test-key-test-key-0"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"change_sets":[],"cursor":null}}
