// An entry is named by its id.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__VERSION":{"title":"Debian 13","kernel":"6.12"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__VERSION":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__VERSION":[1]}}}
>> {"version":"2.0","method":"cmdb.category.recycle","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__VERSION","entry":"Debian 13"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: entry: expected an integer from 1 to 9007199254740991, or the same as a text of digits, not \"Debian 13\"","data":{"error":"InvalidParameters","entry":"expected an integer from 1 to 9007199254740991, or the same as a text of digits, not \"Debian 13\""}}}
<<i {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: entry: expected an integer from 1 to 9223372036854775807, or the same as a text of digits, not \"Debian 13\"","data":{"entry":"expected an integer from 1 to 9223372036854775807, or the same as a text of digits, not \"Debian 13\""}}}
