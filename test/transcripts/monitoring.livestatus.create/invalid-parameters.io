// Ports are numbers, and there are two ways to a server.
// dialect: idoit
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: title: expected exactly one of title, data","data":{"title":"expected exactly one of title, data"}}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"x","port":0},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: port: expected an integer from 1 to 65535, not 0","data":{"port":"expected an integer from 1 to 65535, not 0"}}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"x","port":"6557x"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: port: expected an integer from 1 to 65535, not \"6557x\"","data":{"port":"expected an integer from 1 to 65535, not \"6557x\""}}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"x","connection":"udp"},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: connection: expected one of \"tcp\", \"unix\", not \"udp\"","data":{"connection":"expected one of \"tcp\", \"unix\", not \"udp\""}}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"x","host":"y"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"The address of monitoring x has been added.","id":1}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","data":{"port":6557}},"id":6}
<< {"id":6,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: data: title is required","data":{"data":"title is required"}}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"x","data":{"title":"y"}},"id":7}
<< {"id":7,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: data: expected exactly one of title, data","data":{"data":"expected exactly one of title, data"}}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","data":{"title":"y","port":70000}},"id":8}
<< {"id":8,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: data: port: expected an integer from 1 to 65535, not 70000","data":{"data":"port: expected an integer from 1 to 65535, not 70000"}}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","data":{"title":"y","Port":6557}},"id":9}
<< {"id":9,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: data: there is no \"Port\" in it; did you mean 'port'?","data":{"data":"there is no \"Port\" in it; did you mean 'port'?"}}}
