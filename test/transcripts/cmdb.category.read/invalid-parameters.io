// A status that entries cannot have, a missing parameter and a misspelt one are refused, each with what would be right.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__IP","status":5},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: status: expected \"C__RECORD_STATUS__NORMAL\" (2), \"C__RECORD_STATUS__ARCHIVED\" (3), \"C__RECORD_STATUS__DELETED\" (4) or -1 (all three), not 5","data":{"error":"InvalidParameters","status":"expected \"C__RECORD_STATUS__NORMAL\" (2), \"C__RECORD_STATUS__ARCHIVED\" (3), \"C__RECORD_STATUS__DELETED\" (4) or -1 (all three), not 5"}}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__IP"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: objID: is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits","data":{"error":"InvalidParameters","objID":"is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits"}}}
<<i {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: objID: is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits","data":{"objID":"is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits"}}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"categroy":"C__CATG__IP","category":"C__CATG__IP"},"id":4}
<<c {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: categroy: there is no such parameter; did you mean 'category'?","data":{"error":"InvalidParameters","categroy":"there is no such parameter; did you mean 'category'?"}}}
<<i {"id":4,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"object":2,"category":"C__CATG__IP"},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: object: disagrees with another name of 'objID'","data":{"error":"InvalidParameters","object":"disagrees with another name of 'objID'"}}}
