// A time zone is one that there is.
// dialect: contract
>> {"version":"2.0","method":"rpc.discover","params":{"time_zone":"Mars/Olympus"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: time_zone: expected the name of a time zone, such as \"Europe/Berlin\", \"UTC\", or an offset such as \"+02:00\", not a text \"Mars/Olympus\"","data":{"error":"InvalidParameters","time_zone":"expected the name of a time zone, such as \"Europe/Berlin\", \"UTC\", or an offset such as \"+02:00\", not a text \"Mars/Olympus\""}}}
// Parts are of the document with categories, which takes a key, and name what there is.
>> {"version":"2.0","method":"rpc.discover","params":{"methods":["cmdb.object.read"]},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: methods: needs a key: a part is one of the document with the categories of the site","data":{"error":"InvalidParameters","methods":"needs a key: a part is one of the document with the categories of the site"}}}
>> {"version":"2.0","method":"rpc.discover","params":{"apikey":"test-key-test-key-0","methods":["cmdb.object.reed"]},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: methods: there is no method cmdb.object.reed in the document; did you mean 'cmdb.object.read'?","data":{"error":"InvalidParameters","methods":"there is no method cmdb.object.reed in the document; did you mean 'cmdb.object.read'?"}}}
