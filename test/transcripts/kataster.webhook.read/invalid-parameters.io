// There has to be such a webhook.
>> {"version":"2.0","method":"kataster.webhook.read","params":{"apikey":"test-key-test-key-0","id":"unknown"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no webhook 'unknown'; expected an id that kataster.webhook.read shows","data":{"error":"InvalidParameters","id":"there is no webhook 'unknown'; expected an id that kataster.webhook.read shows"}}}
