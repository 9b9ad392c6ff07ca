// A receiver that cannot be reached.
// setting: KATASTER_WEBHOOK_NETWORKS=127.0.0.1/32
>> {"version":"2.0","method":"kataster.webhook.create","params":{"apikey":"test-key-test-key-0","title":"Nothing","url":"https://tickets.invalid/hooks","filter":{"method":"none"}},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Webhook Wh3kLm5p has been created. Its secret is shown this once.","id":"Wh3kLm5p","secret":"whsec_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789AbCdEfG="}}
>> {"version":"2.0","method":"kataster.webhook.test","params":{"apikey":"test-key-test-key-0","id":"Wh3kLm5p"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"delivered":false,"status":null,"outcome":"tickets.invalid cannot be resolved"}}
>> {"version":"2.0","method":"kataster.webhook.create","params":{"apikey":"test-key-test-key-0","title":"Refused","url":"http://127.0.0.1:1/"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Webhook Qr6sTu8v has been created. Its secret is shown this once.","id":"Qr6sTu8v","secret":"whsec_9876543210ZyXwVuTsRqPoNmLkJiHgFeDcBa9876543="}}
>> {"version":"2.0","method":"kataster.webhook.test","params":{"apikey":"test-key-test-key-0","id":"Qr6sTu8v"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"delivered":false,"status":null,"outcome":"no connection with 127.0.0.1 (ECONNREFUSED)"}}
