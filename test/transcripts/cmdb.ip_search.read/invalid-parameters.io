// A text that is no address is refused.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.ip_search.read","params":{"apikey":"test-key-test-key-0","ip":"192.0.2"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: ip: expected an address such as \"192.0.2.10\"","data":{"ip":"expected an address such as \"192.0.2.10\""}}}
>> {"version":"2.0","method":"cmdb.ip_search.read","params":{"apikey":"test-key-test-key-0","ip":"999.0.2.1"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: ip: expected an address such as \"192.0.2.10\"","data":{"ip":"expected an address such as \"192.0.2.10\""}}}
>> {"version":"2.0","method":"cmdb.ip_search.read","params":{"apikey":"test-key-test-key-0"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: ip: is required: expected an IP address such as \"192.0.2.10\"","data":{"ip":"is required: expected an IP address such as \"192.0.2.10\""}}}
