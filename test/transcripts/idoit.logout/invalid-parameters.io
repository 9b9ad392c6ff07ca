// A time zone is one that there is.
// dialect: contract
>> {"version":"2.0","method":"idoit.logout","params":{"apikey":"test-key-test-key-0","time_zone":"Mars/Olympus"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: time_zone: expected the name of a time zone, such as \"Europe/Berlin\", \"UTC\", or an offset such as \"+02:00\", not a text \"Mars/Olympus\"","data":{"error":"InvalidParameters","time_zone":"expected the name of a time zone, such as \"Europe/Berlin\", \"UTC\", or an offset such as \"+02:00\", not a text \"Mars/Olympus\""}}}
