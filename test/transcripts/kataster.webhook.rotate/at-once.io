// Without an overlap the former secret signs nothing any more.
>> {"version":"2.0","method":"kataster.webhook.create","params":{"apikey":"test-key-test-key-0","title":"Nothing","url":"https://tickets.invalid/hooks","filter":{"method":"none"}},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Webhook Wh3kLm5p has been created. Its secret is shown this once.","id":"Wh3kLm5p","secret":"whsec_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789AbCdEfG="}}
>> {"version":"2.0","method":"kataster.webhook.rotate","params":{"apikey":"test-key-test-key-0","id":"Wh3kLm5p","keep":0,"language":"de"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Der Webhook Wh3kLm5p hat ein anderes Geheimnis. Es wird nur dieses eine Mal gezeigt.","secret":"whsec_9876543210ZyXwVuTsRqPoNmLkJiHgFeDcBa9876543=","former":{"expires":"2026-01-15T09:00:00.000Z"}}}
