// An object is named, and categories by constants or numbers.
>> {"version":"2.0","method":"cmdb.categories.read","params":{"apikey":"test-key-test-key-0","catgID":2},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: objID: is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits","data":{"objID":"is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits"}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: objID: is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits","data":{"objID":"is required: expected an integer from 1 to 9223372036854775807, or the same as a text of digits"}}}
>> {"version":"2.0","method":"cmdb.categories.read","params":{"apikey":"test-key-test-key-0","objID":1,"catgID":true},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: catgID: expected the constant or the number of a category, or a list of at least one, not a boolean","data":{"catgID":"expected the constant or the number of a category, or a list of at least one, not a boolean"}}}
>> {"version":"2.0","method":"cmdb.categories.read","params":{"apikey":"test-key-test-key-0","objID":1,"catsID":[]},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: catsID: expected the constant or the number of a category, or a list of at least one, not an empty list","data":{"catsID":"expected the constant or the number of a category, or a list of at least one, not an empty list"}}}
>> {"version":"2.0","method":"cmdb.categories.read","params":{"apikey":"test-key-test-key-0","objID":1,"catgID":[2,-2]},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: catgID: 1: expected the constant or the number of a category, not -2","data":{"catgID":"1: expected the constant or the number of a category, not -2"}}}
