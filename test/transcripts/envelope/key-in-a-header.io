// The key may stand in a header, for every call that has none of its own.
> Authorization: Bearer test-key-test-key-0
>> {"version":"2.0","method":"cmdb.object.create","params":{"type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
> X-API-Key: test-key-test-key-0
>> [{"version":"2.0","method":"cmdb.object.archive","params":{"object":1},"id":2},{"version":"2.0","method":"cmdb.object.recycle","params":{"object":1},"id":3}]
<< [{"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been archived."}},{"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been recycled."}}]
// A call that carries another key is refused.
> Authorization: Bearer test-key-test-key-0
>> {"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"not-the-right-key","object":1},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","params.apikey":"expected one key: a header carries another"}}}
