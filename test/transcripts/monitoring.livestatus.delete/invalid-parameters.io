// Ids are a list that is not empty, and a misspelt name deletes nothing.
// dialect: idoit
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"Monitoring","address":"monitoring.example.com","port":6557,"connection":"tcp","active":1},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"The address of monitoring Monitoring has been added.","id":1}}
>> {"version":"2.0","method":"monitoring.livestatus.delete","params":{"apikey":"test-key-test-key-0","ids":[]},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: ids: expected a list of at least 1 element, not an empty list","data":{"ids":"expected a list of at least 1 element, not an empty list"}}}
>> {"version":"2.0","method":"monitoring.livestatus.delete","params":{"apikey":"test-key-test-key-0","ids":"seven"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: ids: expected a list, not \"seven\"","data":{"ids":"expected a list, not \"seven\""}}}
>> {"version":"2.0","method":"monitoring.livestatus.delete","params":{"apikey":"test-key-test-key-0","identifier":1},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: identifier: chooses no address; expected id, ids or title, or none of them to delete all","data":{"identifier":"chooses no address; expected id, ids or title, or none of them to delete all"}}}
>> {"version":"2.0","method":"monitoring.livestatus.read","params":{"apikey":"test-key-test-key-0"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":[{"id":1,"title":"Monitoring","address":"monitoring.example.com","port":6557,"path":null,"connection":"tcp","active":true}]}
