// A filter that names nobody is refused.
>> {"version":"2.0","method":"cmdb.workstation_components.read","params":{"apikey":"test-key-test-key-0","filter":{}},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: filter: expected an id or a mail address","data":{"error":"InvalidParameters","filter":"expected an id or a mail address"}}}
>> {"version":"2.0","method":"cmdb.workstation_components.read","params":{"apikey":"test-key-test-key-0"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: filter: is required: expected an object with id, ids, email or emails","data":{"error":"InvalidParameters","filter":"is required: expected an object with id, ids, email or emails"}}}
>> {"version":"2.0","method":"cmdb.workstation_components.read","params":{"apikey":"test-key-test-key-0","filter":{"mail":"ada@cmdb.example"}},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: filter: there is no \"mail\" in it; did you mean 'email'?","data":{"error":"InvalidParameters","filter":"there is no \"mail\" in it; did you mean 'email'?"}}}
