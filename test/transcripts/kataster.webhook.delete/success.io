// A webhook that is deleted is gone.
>> {"version":"2.0","method":"kataster.webhook.create","params":{"apikey":"test-key-test-key-0","title":"Nothing","url":"https://tickets.invalid/hooks","filter":{"method":"none"}},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Webhook Wh3kLm5p has been created. Its secret is shown this once.","id":"Wh3kLm5p","secret":"whsec_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789AbCdEfG="}}
>> {"version":"2.0","method":"kataster.webhook.delete","params":{"apikey":"test-key-test-key-0","id":"Wh3kLm5p"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Webhook Wh3kLm5p has been deleted."}}
>> {"version":"2.0","method":"kataster.webhook.read","params":{"apikey":"test-key-test-key-0"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"kataster.audit.read","params":{"apikey":"test-key-test-key-0","event":"webhookDeleted"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"events":[{"number":3,"time":"2026-01-15T09:00:00.000Z","event":"webhookDeleted","title":"Webhook deleted","method":"kataster.webhook.delete","key":{"id":"env-45d022c7ac102782","title":"test"},"user":null,"address":"127.0.0.1","subject":{"key":{"id":"env-45d022c7ac102782","title":"test"},"object":null},"details":{"webhook":"Wh3kLm5p","title":"Nothing"}}],"cursor":null}}
