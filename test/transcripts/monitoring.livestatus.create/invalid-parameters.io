// Ports are numbers, and there are two ways to a server.
// dialect: idoit
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: title: is required: expected a text of 1 to 255 characters of well-formed Unicode without control characters","data":{"title":"is required: expected a text of 1 to 255 characters of well-formed Unicode without control characters"}}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"x","port":0},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: port: expected a number of at least 1, not 0","data":{"port":"expected a number of at least 1, not 0"}}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"x","port":"6557x"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: port: expected an integer, not \"6557x\"","data":{"port":"expected an integer, not \"6557x\""}}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"x","connection":"udp"},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: connection: expected one of \"tcp\", \"unix\", not \"udp\"","data":{"connection":"expected one of \"tcp\", \"unix\", not \"udp\""}}}
>> {"version":"2.0","method":"monitoring.livestatus.create","params":{"apikey":"test-key-test-key-0","title":"x","host":"y"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"The address of monitoring x has been added.","id":1}}
