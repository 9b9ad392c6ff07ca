// The version, the method and the id are checked before anything else.
>> {"version":"1.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":1},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32600,"message":"Invalid request: jsonrpc or version must be the text \"2.0\"","data":{"error":"InvalidRequest","jsonrpc":"or version must be the text \"2.0\""}}}
>> {"version":"2.0","params":{"apikey":"test-key-test-key-0","id":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32600,"message":"Invalid request: method must be the name of a method","data":{"error":"InvalidRequest","method":"must be the name of a method"}}}
// An id is a text or an integer.
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":1},"id":1.5}
<<c {"id":null,"jsonrpc":"2.0","error":{"code":-32600,"message":"Invalid request: id must be a text of up to 256 characters or an integer","data":{"error":"InvalidRequest","id":"id must be a text of up to 256 characters or an integer"}}}
<<i {"id":null,"jsonrpc":"2.0","error":{"code":-32603,"message":"Internal error","data":{"id":"id must be a text of up to 256 characters or an integer"}}}
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"test-key-test-key-0","id":1},"id":true}
<<c {"id":null,"jsonrpc":"2.0","error":{"code":-32600,"message":"Invalid request: id must be a text of up to 256 characters or an integer","data":{"error":"InvalidRequest","id":"id must be a text of up to 256 characters or an integer"}}}
<<i {"id":null,"jsonrpc":"2.0","error":{"code":-32603,"message":"Internal error","data":{"id":"id must be a text of up to 256 characters or an integer"}}}
