// An address gets an id; what is not sent is not set.
// dialect: idoit
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"Monitoring","address":"monitoring.example.com","port":6557,"connection":"tcp","active":1},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"The address of monitoring Monitoring has been added.","id":1}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"Local","path":"/var/run/livestatus.sock","connection":"unix","active":0},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"The address of monitoring Local has been added.","id":2}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"Later","language":"de"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Die Adresse des Monitorings Later wurde hinzugefügt.","id":3}}
>> {"version":"2.0","method":"monitoring.livestatus.read","params":{"apikey":"test-key-test-key-0"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[{"id":1,"title":"Monitoring","address":"monitoring.example.com","port":6557,"path":null,"connection":"tcp","active":true},{"id":2,"title":"Local","address":null,"port":null,"path":"/var/run/livestatus.sock","connection":"unix","active":false},{"id":3,"title":"Later","address":null,"port":null,"path":null,"connection":"tcp","active":true}]}
// The same in data.
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","data":{"connection":"tcp","title":"a","address":"127.0.0.1","port":6557,"active":true}},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"The address of monitoring a has been added.","id":4}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","data":{"connection":"unix","title":"b","path":"/run/b","active":false}},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"success":true,"message":"The address of monitoring b has been added.","id":5}}
>> {"version":"2.0","method":"monitoring.livestatus.read","params":{"apikey":"test-key-test-key-0"},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":[{"id":1,"title":"Monitoring","address":"monitoring.example.com","port":6557,"path":null,"connection":"tcp","active":true},{"id":2,"title":"Local","address":null,"port":null,"path":"/var/run/livestatus.sock","connection":"unix","active":false},{"id":3,"title":"Later","address":null,"port":null,"path":null,"connection":"tcp","active":true},{"id":4,"title":"a","address":"127.0.0.1","port":6557,"path":null,"connection":"tcp","active":true},{"id":5,"title":"b","address":null,"port":null,"path":"/run/b","connection":"unix","active":false}]}
