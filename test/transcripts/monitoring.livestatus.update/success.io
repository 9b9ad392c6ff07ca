// What is not sent stays as it is.
// dialect: idoit
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"Monitoring","address":"monitoring.example.com","port":6557,"connection":"tcp","active":1},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"The address of monitoring Monitoring has been added.","id":1}}
>> {"version":"2.0","method":"monitoring.livestatus.update","params":{"apikey":"test-key-test-key-0","id":1,"port":6558,"active":false},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"The address of monitoring 1 has been changed."}}
>> {"version":"2.0","method":"monitoring.livestatus.update","params":{"apikey":"test-key-test-key-0","id":"1","title":"Other","language":"de"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Die Adresse des Monitorings 1 wurde geändert."}}
>> {"version":"2.0","method":"monitoring.livestatus.read","params":{"apikey":"test-key-test-key-0","id":1},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[{"id":1,"title":"Other","address":"monitoring.example.com","port":6558,"path":null,"connection":"tcp","active":false}]}
// The same in data.
>> {"version":"2.0","method":"monitoring.livestatus.update","params":{"apikey":"test-key-test-key-0","id":1,"data":{"title":"Another","active":true,"port":6559}},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"The address of monitoring 1 has been changed."}}
>> {"version":"2.0","method":"monitoring.livestatus.read","params":{"apikey":"test-key-test-key-0"},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":[{"id":1,"title":"Another","address":"monitoring.example.com","port":6559,"path":null,"connection":"tcp","active":true}]}
>> {"version":"2.0","method":"monitoring.livestatus.update","params":{"apikey":"test-key-test-key-0","id":1,"data":{"address":null,"port":null,"path":"/run/a","connection":"unix"}},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":{"success":true,"message":"The address of monitoring 1 has been changed."}}
>> {"version":"2.0","method":"monitoring.livestatus.read","params":{"apikey":"test-key-test-key-0"},"id":8}
<< {"id":8,"jsonrpc":"2.0","result":[{"id":1,"title":"Another","address":null,"port":null,"path":"/run/a","connection":"unix","active":true}]}
