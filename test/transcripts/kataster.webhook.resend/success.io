// Nothing failed that could be resent.
>> {"version":"2.0","method":"kataster.webhook.create","params":{"apikey":"test-key-test-key-0","title":"Nothing","url":"https://tickets.invalid/hooks","filter":{"method":"none"}},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Webhook Wh3kLm5p has been created. Its secret is shown this once.","id":"Wh3kLm5p","secret":"whsec_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789AbCdEfG="}}
>> {"version":"2.0","method":"kataster.webhook.resend","params":{"apikey":"test-key-test-key-0","id":"Wh3kLm5p"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"0 deliveries are tried again.","resent":0}}
>> {"version":"2.0","method":"kataster.webhook.resend","params":{"apikey":"test-key-test-key-0","id":"Wh3kLm5p","deliveries":["whd_0123456789abcdefghij"],"language":"de"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"0 Zustellungen werden wiederholt.","resent":0}}
