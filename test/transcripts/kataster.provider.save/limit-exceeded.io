// There are no more than twenty providers.
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-1","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-1 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-2","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-2 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-3","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-3 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-4","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-4 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-5","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-5 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-6","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-6 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-7","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-7 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-8","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":8}
<< {"id":8,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-8 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-9","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":9}
<< {"id":9,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-9 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-10","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":10}
<< {"id":10,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-10 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-11","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":11}
<< {"id":11,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-11 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-12","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":12}
<< {"id":12,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-12 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-13","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":13}
<< {"id":13,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-13 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-14","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":14}
<< {"id":14,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-14 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-15","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":15}
<< {"id":15,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-15 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-16","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":16}
<< {"id":16,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-16 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-17","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":17}
<< {"id":17,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-17 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-18","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":18}
<< {"id":18,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-18 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-19","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":19}
<< {"id":19,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-19 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-20","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":20}
<< {"id":20,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company-20 has been saved."}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company-21","issuer":"https://login.example.com/realms/company","client":"kataster"},"id":21}
<< {"id":21,"jsonrpc":"2.0","error":{"code":-32013,"message":"Limit exceeded: there are 20 providers","data":{"error":"LimitExceeded","setting":"none: this limit is fixed"}}}
