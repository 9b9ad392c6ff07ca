// A moment is a number or a time with its offset; a cursor belongs to its query.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"kataster.changes.read","params":{"apikey":"test-key-test-key-0","since":"yesterday"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: since: expected the number of a change set, or a time with its offset such as 2026-11-22T09:00:00Z, not \"yesterday\"","data":{"error":"InvalidParameters","since":"expected the number of a change set, or a time with its offset such as 2026-11-22T09:00:00Z, not \"yesterday\""}}}
>> {"version":"2.0","method":"kataster.changes.read","params":{"apikey":"test-key-test-key-0","cursor":"WzEsMF0.aaaaaaaaaaaaaaaaaaaaaa"},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: cursor: belongs to another query, or to none","data":{"error":"InvalidParameters","cursor":"expected the cursor that a page of the same since, until, sort and filters answered, or \"\" for the first page"}}}
>> {"version":"2.0","method":"kataster.changes.read","params":{"apikey":"test-key-test-key-0","sort":"random"},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: sort: expected \"ASC\" or \"DESC\", not \"random\"","data":{"error":"InvalidParameters","sort":"expected \"ASC\" or \"DESC\", not \"random\""}}}
>> {"version":"2.0","method":"kataster.changes.read","params":{"apikey":"test-key-test-key-0","change":"deleted"},"id":6}
<< {"id":6,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: change: expected one of \"edited\", \"archived\", \"markedDeleted\", \"recycled\", \"templated\", \"created\", \"purged\", not \"deleted\"; did you mean \"edited\"?","data":{"error":"InvalidParameters","change":"expected one of \"edited\", \"archived\", \"markedDeleted\", \"recycled\", \"templated\", \"created\", \"purged\", not \"deleted\"; did you mean \"edited\"?"}}}
