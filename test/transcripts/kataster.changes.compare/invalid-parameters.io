// One of object, place and objects is compared, between two moments in their order.
>> {"version":"2.0","method":"kataster.changes.compare","params":{"apikey":"test-key-test-key-0","from":0},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: object: expected one of object, place and objects","data":{"error":"InvalidParameters","object":"expected one of object, place and objects"}}}
>> {"version":"2.0","method":"kataster.changes.compare","params":{"apikey":"test-key-test-key-0","object":1,"place":1,"from":0},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: object: expected one of object, place and objects","data":{"error":"InvalidParameters","object":"expected one of object, place and objects"}}}
>> {"version":"2.0","method":"kataster.changes.compare","params":{"apikey":"test-key-test-key-0","object":1,"from":"2026-13-01"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: from: expected the number of a change set, or a time such as \"2026-11-22 09:30\" or \"2026-11-22T09:30+01:00\", not \"2026-13-01\"","data":{"error":"InvalidParameters","from":"expected the number of a change set, or a time such as \"2026-11-22 09:30\" or \"2026-11-22T09:30+01:00\", not \"2026-13-01\""}}}
>> {"version":"2.0","method":"kataster.changes.compare","params":{"apikey":"test-key-test-key-0","object":1,"from":0,"cursor":"x"},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: cursor: expected the cursor that a page of the same list answered, or \"\" for the first page, not \"x\"","data":{"error":"InvalidParameters","cursor":"expected the cursor that a page of the same list answered, or \"\" for the first page, not \"x\""}}}
