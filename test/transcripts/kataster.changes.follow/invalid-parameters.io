// A call of a batch does not wait; a cursor belongs to its filters.
>> [{"version":"2.0","method":"kataster.changes.follow","params":{"apikey":"test-key-test-key-0","wait":1},"id":1}]
<< [{"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: wait: expected 0 in a batch, whose other calls would wait; send the call alone","data":{"error":"InvalidParameters","wait":"expected 0 in a batch, whose other calls would wait; send the call alone"}}}]
>> {"version":"2.0","method":"kataster.changes.follow","params":{"apikey":"test-key-test-key-0","wait":61},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: wait: expected a number of at most 60, not 61","data":{"error":"InvalidParameters","wait":"expected a number of at most 60, not 61"}}}
>> {"version":"2.0","method":"kataster.changes.follow","params":{"apikey":"test-key-test-key-0","cursor":"WzEsMF0.aaaaaaaaaaaaaaaaaaaaaa"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: cursor: belongs to another query, or to none","data":{"error":"InvalidParameters","cursor":"expected the cursor that a call with the same filters returned, or \"\" to begin"}}}
>> {"version":"2.0","method":"kataster.changes.follow","params":{"apikey":"test-key-test-key-0","since":"yesterday"},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: since: expected the number of a change set, or a time with its offset such as 2026-11-22T09:00:00Z, not \"yesterday\"","data":{"error":"InvalidParameters","since":"expected the number of a change set, or a time with its offset such as 2026-11-22T09:00:00Z, not \"yesterday\""}}}
