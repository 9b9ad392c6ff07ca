// A page has at most as many change sets as KATASTER_PAGE_LIMIT says.
>> {"version":"2.0","method":"kataster.changes.follow","params":{"apikey":"test-key-test-key-0","limit":10001},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a page holds at most 10000 entries","data":{"error":"LimitExceeded","limit":"expected at most 10000","setting":"KATASTER_PAGE_LIMIT"}}}
