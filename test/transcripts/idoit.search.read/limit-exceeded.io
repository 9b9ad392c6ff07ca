// A search answers at most as many hits as KATASTER_PAGE_LIMIT says.
// setting: KATASTER_PAGE_LIMIT=100
>> {"version":"2.0","method":"idoit.search.read","params":{"apikey":"test-key-test-key-0","q":"web1","limit":100},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"idoit.search.read","params":{"apikey":"test-key-test-key-0","q":"web1","limit":101},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a page holds at most 100 entries","data":{"error":"LimitExceeded","limit":"expected at most 100","setting":"KATASTER_PAGE_LIMIT"}}}
