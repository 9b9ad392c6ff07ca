// Methods of existing clients alone are unknown at the other address.
>> {"version":"2.0","method":"idoit.addons.read","params":{"apikey":"test-key-test-key-0"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32601,"message":"Method not found: idoit.addons.read","data":{"error":"MethodNotFound","method":"expected one of the methods of rpc.discover"}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"success":true,"result":[{"title":"Api","key":"api","version":"0.1.0","author":{"name":"kataster"},"licensed":true,"active":true,"installed":true}]}}
>> {"version":"2.0","method":"cmdb.ip_search.getNetworksByIp","params":{"apikey":"test-key-test-key-0","ip":"192.0.2.1"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","error":{"code":-32601,"message":"Method not found: cmdb.ip_search.read","data":{"error":"MethodNotFound","method":"expected one of the methods of rpc.discover"}}}
<<i {"id":2,"jsonrpc":"2.0","result":[]}
