// Webhooks are read without their secrets.
>> {"version":"2.0","method":"kataster.webhook.read","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"kataster.webhook.create","params":{"apikey":"test-key-test-key-0","title":"Nothing","url":"https://tickets.invalid/hooks","filter":{"method":"none"}},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Webhook Wh3kLm5p has been created. Its secret is shown this once.","id":"Wh3kLm5p","secret":"whsec_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789AbCdEfG="}}
>> {"version":"2.0","method":"kataster.webhook.read","params":{"apikey":"test-key-test-key-0"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"id":"Wh3kLm5p","title":"Nothing","url":"https://tickets.invalid/hooks","key":"env-45d022c7ac102782","filter":{"method":"none"},"conditions":[],"enabled":true,"created":"2026-01-15T09:00:00.000Z","former_secret_expires":null,"last_delivered":null,"last_problem":null,"last_problem_time":null}]}
>> {"version":"2.0","method":"kataster.webhook.read","params":{"apikey":"test-key-test-key-0","time_zone":"Europe/Berlin","id":"Wh3kLm5p"},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":[{"id":"Wh3kLm5p","title":"Nothing","url":"https://tickets.invalid/hooks","key":"env-45d022c7ac102782","filter":{"method":"none"},"conditions":[],"enabled":true,"created":"2026-01-15T10:00:00+01:00","former_secret_expires":null,"last_delivered":null,"last_problem":null,"last_problem_time":null}]}
<<i {"id":4,"jsonrpc":"2.0","result":[{"id":"Wh3kLm5p","title":"Nothing","url":"https://tickets.invalid/hooks","key":"env-45d022c7ac102782","filter":{"method":"none"},"conditions":[],"enabled":true,"created":"2026-01-15T09:00:00.000Z","former_secret_expires":null,"last_delivered":null,"last_problem":null,"last_problem_time":null}]}
