// What is asked for must make sense.
>> {"version":"2.0","method":"cmdb.location_tree.read","params":{"apikey":"test-key-test-key-0"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits","data":{"id":"is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits"}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits","data":{"id":"is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits"}}}
>> {"version":"2.0","method":"cmdb.location_tree.read","params":{"apikey":"test-key-test-key-0","id":"root"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: expected an integer from 1 to 9007199254740991, or the same as a text of digits, not \"root\"","data":{"id":"expected an integer from 1 to 9007199254740991, or the same as a text of digits, not \"root\""}}}
<<i {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: expected an integer from 1 to 9223372036854775807, or the same as a text of digits, not \"root\"","data":{"id":"expected an integer from 1 to 9223372036854775807, or the same as a text of digits, not \"root\""}}}
>> {"version":"2.0","method":"cmdb.location_tree.read","params":{"apikey":"test-key-test-key-0","id":1,"depth":0},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: depth: expected an integer from 1 to 100, not 0","data":{"depth":"expected an integer from 1 to 100, not 0"}}}
>> {"version":"2.0","method":"cmdb.location_tree.read","params":{"apikey":"test-key-test-key-0","id":1,"depth":101},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: depth: expected an integer from 1 to 100, not 101","data":{"depth":"expected an integer from 1 to 100, not 101"}}}
>> {"version":"2.0","method":"cmdb.location_tree.read","params":{"apikey":"test-key-test-key-0","id":1,"depth":"all"},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: depth: expected an integer from 1 to 100, not \"all\"","data":{"depth":"expected an integer from 1 to 100, not \"all\""}}}
>> {"version":"2.0","method":"cmdb.location_tree.read","params":{"apikey":"test-key-test-key-0","id":1,"status":7},"id":6}
<< {"id":6,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: status: expected \"C__RECORD_STATUS__NORMAL\" (2), \"C__RECORD_STATUS__ARCHIVED\" (3), \"C__RECORD_STATUS__DELETED\" (4) or -1 (all three), not 7","data":{"status":"expected \"C__RECORD_STATUS__NORMAL\" (2), \"C__RECORD_STATUS__ARCHIVED\" (3), \"C__RECORD_STATUS__DELETED\" (4) or -1 (all three), not 7"}}}
