// A change set that is not there is refused.
>> {"version":"2.0","method":"kataster.changes.revert","params":{"apikey":"test-key-test-key-0","numbers":[12]},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: numbers: there is no change set 12, or you may not see all that it changed","data":{"error":"InvalidParameters","numbers":"there is no change set 12, or you may not see all that it changed"}}}
>> {"version":"2.0","method":"kataster.changes.revert","params":{"apikey":"test-key-test-key-0","numbers":[]},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: numbers: expected a list of at least 1 element, not an empty list","data":{"error":"InvalidParameters","numbers":"expected a list of at least 1 element, not an empty list"}}}
