// More entries than a call may write are refused.
// setting: KATASTER_OPERATIONS_LIMIT=1
>> {"version":"2.0","method":"cmdb.external.push.v2","params":{"apikey":"test-key-test-key-0","extType":"scanner","extId":"host-1","title":"web1","class":"C__OBJTYPE__SERVER","data":{"C__CATG__SHARES":{"a":{"title":"a"},"b":{"title":"b"}}}},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: a call writes at most 1 entries of a data source","data":{"error":"LimitExceeded","data":"expected at most 1","setting":"KATASTER_OPERATIONS_LIMIT"}}}
