// One object or a list of them is named.
// setting: KATASTER_QUICKPURGE=on
>> {"version":"2.0","method":"cmdb.object.quickpurge","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: expected exactly one of id, ids","data":{"error":"InvalidParameters","id":"expected exactly one of id, ids"}}}
>> {"version":"2.0","method":"cmdb.object.quickpurge","params":{"apikey":"test-key-test-key-0","id":1,"ids":[1]},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: ids: expected exactly one of id, ids","data":{"error":"InvalidParameters","ids":"expected exactly one of id, ids"}}}
>> {"version":"2.0","method":"cmdb.object.quickpurge","params":{"apikey":"test-key-test-key-0","ids":[]},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: ids: expected a list with the id of at least one object, not an empty list","data":{"error":"InvalidParameters","ids":"expected a list with the id of at least one object, not an empty list"}}}
>> {"version":"2.0","method":"cmdb.object.quickpurge","params":{"apikey":"test-key-test-key-0","ids":[1,"web1"]},"id":4}
<<c {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: ids: 1: expected an integer from 1 to 9007199254740991, or the same as a text of digits, not \"web1\"","data":{"error":"InvalidParameters","ids":"1: expected an integer from 1 to 9007199254740991, or the same as a text of digits, not \"web1\""}}}
<<i {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: ids: 1: expected an integer from 1 to 9223372036854775807, or the same as a text of digits, not \"web1\"","data":{"ids":"1: expected an integer from 1 to 9223372036854775807, or the same as a text of digits, not \"web1\""}}}
>> {"version":"2.0","method":"cmdb.object.quickpurge","params":{"apikey":"test-key-test-key-0","id":"all"},"id":5}
<<c {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: expected an integer from 1 to 9007199254740991, or the same as a text of digits, not \"all\"","data":{"error":"InvalidParameters","id":"expected an integer from 1 to 9007199254740991, or the same as a text of digits, not \"all\""}}}
<<i {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: expected an integer from 1 to 9223372036854775807, or the same as a text of digits, not \"all\"","data":{"id":"expected an integer from 1 to 9223372036854775807, or the same as a text of digits, not \"all\""}}}
