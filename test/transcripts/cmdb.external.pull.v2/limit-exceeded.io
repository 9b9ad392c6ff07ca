// More objects than a page holds are refused.
// setting: KATASTER_PAGE_LIMIT=1
>> {"version":"2.0","method":"cmdb.external.push.v2","params":{"apikey":"test-key-test-key-0","extType":"scanner","extId":"b","title":"web2","class":"C__OBJTYPE__SERVER","data":{}},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"messages":[{"message":"Object 1 was created for b.","level":200,"datetime":"2026-01-15T09:00:00.000000+00:00"}]}}
>> {"version":"2.0","method":"cmdb.external.push.v2","params":{"apikey":"test-key-test-key-0","extType":"scanner","extId":"a","title":"web1","class":"C__OBJTYPE__SERVER","data":{}},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"messages":[{"message":"Object 2 was created for a.","level":200,"datetime":"2026-01-15T09:00:00.000000+00:00"}]}}
>> {"version":"2.0","method":"cmdb.external.pull.v2","params":{"apikey":"test-key-test-key-0","extType":"scanner"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: more than 1 objects were found, which is what a page holds","data":{"error":"LimitExceeded","limit":"expected an extId","setting":"KATASTER_PAGE_LIMIT"}}}
