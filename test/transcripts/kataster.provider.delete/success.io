// A provider that is deleted is gone.
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company has been saved."}}
>> {"version":"2.0","method":"kataster.provider.delete","params":{"apikey":"test-key-test-key-0","id":"company"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company has been deleted."}}
>> {"version":"2.0","method":"kataster.provider.read","params":{"apikey":"test-key-test-key-0"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"kataster.audit.read","params":{"apikey":"test-key-test-key-0","event":"providerDeleted"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"events":[{"number":3,"time":"2026-01-15T09:00:00.000Z","event":"providerDeleted","title":"Provider deleted","method":"kataster.provider.delete","key":{"id":"env-45d022c7ac102782","title":"test"},"user":null,"address":"127.0.0.1","subject":{"key":null,"object":null},"details":{"provider":"company","title":"company"}}],"cursor":null}}
