// What is named must be there, and all of it.
// dialect: idoit
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"Monitoring","address":"monitoring.example.com","port":6557,"connection":"tcp","active":1},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"The address of monitoring Monitoring has been added.","id":1}}
>> {"version":"2.0","method":"monitoring.livestatus.delete","params":{"apikey":"test-key-test-key-0","id":7},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no address of monitoring 7; expected one of monitoring.livestatus.read","data":{"id":"there is no address of monitoring 7; expected one of monitoring.livestatus.read"}}}
>> {"version":"2.0","method":"monitoring.livestatus.delete","params":{"apikey":"test-key-test-key-0","ids":[1,7]},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: ids: there is no address of monitoring 7; expected one of monitoring.livestatus.read","data":{"ids":"there is no address of monitoring 7; expected one of monitoring.livestatus.read"}}}
>> {"version":"2.0","method":"monitoring.livestatus.delete","params":{"apikey":"test-key-test-key-0","title":"x"},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: title: there is no address of monitoring \"x\"; expected one of monitoring.livestatus.read","data":{"title":"there is no address of monitoring \"x\"; expected one of monitoring.livestatus.read"}}}
>> {"version":"2.0","method":"monitoring.livestatus.delete","params":{"apikey":"test-key-test-key-0","ids":[]},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: ids: expected a list of at least 1 element, not an empty list","data":{"ids":"expected a list of at least 1 element, not an empty list"}}}
>> {"version":"2.0","method":"monitoring.livestatus.read","params":{"apikey":"test-key-test-key-0"},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":[{"id":1,"title":"Monitoring","address":"monitoring.example.com","port":6557,"path":null,"connection":"tcp","active":true}]}
