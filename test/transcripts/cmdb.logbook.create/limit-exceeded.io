// A message goes to as many objects as a call may write entries.
// setting: KATASTER_BATCH_LIMIT=2
>> {"version":"2.0","method":"cmdb.logbook.create","params":{"apikey":"test-key-test-key-0","object_ids":[1,2,3],"message":"Fan replaced"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a call writes at most 2 entries","data":{"error":"LimitExceeded","entries":"expected at most 2, not 3","setting":"KATASTER_BATCH_LIMIT"}}}
