// More objects and entries than a call may write are refused.
// setting: KATASTER_OPERATIONS_LIMIT=1
>> {"version":"2.0","method":"kataster.imports.save","params":{"apikey":"test-key-test-key-0","source":"netbox:default","rows":[{"name":"a","object":null},{"name":"b","object":null}]},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a call writes at most 1 objects and entries of a source","data":{"error":"LimitExceeded","rows":"expected at most 1, not 2","setting":"KATASTER_OPERATIONS_LIMIT"}}}
