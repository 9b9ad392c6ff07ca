// Addresses are deleted by id, ids or title, or all of them.
// dialect: idoit
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"Monitoring","address":"monitoring.example.com","port":6557,"connection":"tcp","active":1},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"The address of monitoring Monitoring has been added.","id":1}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"Local","path":"/var/run/livestatus.sock","connection":"unix","active":0},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"The address of monitoring Local has been added.","id":2}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"Monitoring","address":"monitoring.example.com","port":6557,"connection":"tcp","active":1},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"The address of monitoring Monitoring has been added.","id":3}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"Local","path":"/var/run/livestatus.sock","connection":"unix","active":0},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"The address of monitoring Local has been added.","id":4}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"Monitoring","address":"monitoring.example.com","port":6557,"connection":"tcp","active":1},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"The address of monitoring Monitoring has been added.","id":5}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"Local","path":"/var/run/livestatus.sock","connection":"unix","active":0},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"success":true,"message":"The address of monitoring Local has been added.","id":6}}
>> {"version":"2.0","method":"monitoring.livestatus.delete","params":{"apikey":"test-key-test-key-0","id":1},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":{"success":true,"message":"Addresses of monitoring deleted: 1."}}
>> {"version":"2.0","method":"monitoring.livestatus.delete","params":{"apikey":"test-key-test-key-0","ids":[2,3]},"id":8}
<< {"id":8,"jsonrpc":"2.0","result":{"success":true,"message":"Addresses of monitoring deleted: 2."}}
>> {"version":"2.0","method":"monitoring.livestatus.delete","params":{"apikey":"test-key-test-key-0","title":"Local"},"id":9}
<< {"id":9,"jsonrpc":"2.0","result":{"success":true,"message":"Addresses of monitoring deleted: 2."}}
>> {"version":"2.0","method":"monitoring.livestatus.read","params":{"apikey":"test-key-test-key-0"},"id":10}
<< {"id":10,"jsonrpc":"2.0","result":[{"id":5,"title":"Monitoring","address":"monitoring.example.com","port":6557,"path":null,"connection":"tcp","active":true}]}
>> {"version":"2.0","method":"monitoring.livestatus.delete","params":{"apikey":"test-key-test-key-0","language":"de"},"id":11}
<< {"id":11,"jsonrpc":"2.0","result":{"success":true,"message":"Gelöschte Adressen des Monitorings: 1."}}
>> {"version":"2.0","method":"monitoring.livestatus.read","params":{"apikey":"test-key-test-key-0"},"id":12}
<< {"id":12,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"monitoring.livestatus.delete","params":{"apikey":"test-key-test-key-0"},"id":13}
<< {"id":13,"jsonrpc":"2.0","result":{"success":true,"message":"Addresses of monitoring deleted: 0."}}
// What is not there is gone already.
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"Monitoring","port":6557},"id":14}
<< {"id":14,"jsonrpc":"2.0","result":{"success":true,"message":"The address of monitoring Monitoring has been added.","id":7}}
>> {"version":"2.0","method":"monitoring.livestatus.delete","params":{"apikey":"test-key-test-key-0","id":99999999},"id":15}
<< {"id":15,"jsonrpc":"2.0","result":{"success":true,"message":"Addresses of monitoring deleted: 0."}}
>> {"version":"2.0","method":"monitoring.livestatus.delete","params":{"apikey":"test-key-test-key-0","ids":[7,99999999]},"id":16}
<< {"id":16,"jsonrpc":"2.0","result":{"success":true,"message":"Addresses of monitoring deleted: 1."}}
>> {"version":"2.0","method":"monitoring.livestatus.delete","params":{"apikey":"test-key-test-key-0","title":"x"},"id":17}
<< {"id":17,"jsonrpc":"2.0","result":{"success":true,"message":"Addresses of monitoring deleted: 0."}}
>> {"version":"2.0","method":"monitoring.livestatus.delete","params":{"apikey":"test-key-test-key-0","ids":[6,99999999]},"id":18}
<< {"id":18,"jsonrpc":"2.0","result":{"success":true,"message":"Addresses of monitoring deleted: 0."}}
>> {"version":"2.0","method":"monitoring.livestatus.delete","params":{"apikey":"test-key-test-key-0"},"id":19}
<< {"id":19,"jsonrpc":"2.0","result":{"success":true,"message":"Addresses of monitoring deleted: 0."}}
>> {"version":"2.0","method":"monitoring.livestatus.read","params":{"apikey":"test-key-test-key-0"},"id":20}
<< {"id":20,"jsonrpc":"2.0","result":[]}
