// Providers are read by their titles.
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company","issuer":"https://login.example.com/realms/company","client":"kataster","title":"Company account"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"guests","issuer":"https://guests.example.com","client":"kataster","title":"A guest"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Provider guests has been saved."}}
>> {"version":"2.0","method":"kataster.provider.read","params":{"apikey":"test-key-test-key-0"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"id":"guests","title":"A guest","issuer":"https://guests.example.com","client":"kataster","scopes":"openid profile email","has_secret":false,"groups_claim":"groups","subject_claim":"sub","admitted":[],"rules":[],"enabled":true,"last_sync":null},{"id":"company","title":"Company account","issuer":"https://login.example.com/realms/company","client":"kataster","scopes":"openid profile email","has_secret":false,"groups_claim":"groups","subject_claim":"sub","admitted":[],"rules":[],"enabled":true,"last_sync":null}]}
