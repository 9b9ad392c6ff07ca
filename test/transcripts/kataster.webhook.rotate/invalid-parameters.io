// There has to be such a webhook, and the former secret signs for ninety days at most.
>> {"version":"2.0","method":"kataster.webhook.rotate","params":{"apikey":"test-key-test-key-0","id":"unknown"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no webhook 'unknown'; expected an id that kataster.webhook.read shows","data":{"error":"InvalidParameters","id":"there is no webhook 'unknown'; expected an id that kataster.webhook.read shows"}}}
>> {"version":"2.0","method":"kataster.webhook.rotate","params":{"apikey":"test-key-test-key-0","id":"unknown","keep":"91d"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: keep: expected at most 90 days, not '91d'","data":{"error":"InvalidParameters","keep":"expected at most 90 days, not '91d'"}}}
