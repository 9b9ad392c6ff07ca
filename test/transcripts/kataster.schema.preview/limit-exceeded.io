// A page has at most as many stored values as KATASTER_PAGE_LIMIT says.
// setting: KATASTER_PAGE_LIMIT=2
>> {"version":"2.0","method":"kataster.schema.preview","params":{"apikey":"test-key-test-key-0","limit":3},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a page holds at most 2 entries","data":{"error":"LimitExceeded","limit":"expected at most 2","setting":"KATASTER_PAGE_LIMIT"}}}
