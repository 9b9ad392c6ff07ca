// Commands that change the installation are unknown, and with them every command of another server.
// dialect: idoit
>> {"version":"2.0","method":"console.system.checkforupdates","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32601,"message":"Method not found: console.system.checkforupdates","data":{"method":"expected one of the methods of rpc.discover"}}}
>> {"version":"2.0","method":"console.system.update","params":{"apikey":"test-key-test-key-0"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32601,"message":"Method not found: console.system.update","data":{"method":"expected one of the methods of rpc.discover"}}}
>> {"version":"2.0","method":"console.tenant.add","params":{"apikey":"test-key-test-key-0"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32601,"message":"Method not found: console.tenant.add","data":{"method":"expected one of the methods of rpc.discover"}}}
>> {"version":"2.0","method":"console.tenant.disable","params":{"apikey":"test-key-test-key-0"},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32601,"message":"Method not found: console.tenant.disable","data":{"method":"expected one of the methods of rpc.discover"}}}
>> {"version":"2.0","method":"console.tenant.enable","params":{"apikey":"test-key-test-key-0"},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32601,"message":"Method not found: console.tenant.enable","data":{"method":"expected one of the methods of rpc.discover"}}}
