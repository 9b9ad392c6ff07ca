// The service is the one add-on.
// dialect: idoit
>> {"version":"2.0","method":"idoit.addons.read","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"result":[{"title":"Api","key":"api","version":"0.1.0","author":{"name":"kataster"},"licensed":true,"active":true,"installed":true}]}}
>> {"version":"2.0","method":"idoit.addons","params":{"apikey":"test-key-test-key-0"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"result":[{"title":"Api","key":"api","version":"0.1.0","author":{"name":"kataster"},"licensed":true,"active":true,"installed":true}]}}
