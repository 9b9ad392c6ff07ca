// A constant or a title belongs to one status.
>> {"version":"2.0","method":"cmdb.status.save","params":{"apikey":"test-key-test-key-0","title":"lent","constant":"C__CMDB_STATUS__LENT","color":"#ffcc00"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Status created","id":10001}}
>> {"version":"2.0","method":"cmdb.status.save","params":{"apikey":"test-key-test-key-0","title":"lost","constant":"C__CMDB_STATUS__LENT","color":"BC0A19"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: \"C__CMDB_STATUS__LENT\" is the constant of CMDB status 10001","data":{"error":"Conflict","constant":"\"C__CMDB_STATUS__LENT\" is the constant of CMDB status 10001"}}}
>> {"version":"2.0","method":"cmdb.status.save","params":{"apikey":"test-key-test-key-0","title":"LENT","constant":"C__CMDB_STATUS__LOST","color":"BC0A19"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: \"LENT\" is the title of CMDB status 10001","data":{"error":"Conflict","title":"\"LENT\" is the title of CMDB status 10001"}}}
>> {"version":"2.0","method":"cmdb.status.save","params":{"apikey":"test-key-test-key-0","title":"lost","constant":"C__CMDB_STATUS__STORED","color":"BC0A19"},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: \"C__CMDB_STATUS__STORED\" is the constant of CMDB status 11","data":{"error":"Conflict","constant":"\"C__CMDB_STATUS__STORED\" is the constant of CMDB status 11"}}}
>> {"version":"2.0","method":"cmdb.status.save","params":{"apikey":"test-key-test-key-0","title":"In operation","constant":"C__CMDB_STATUS__LOST","color":"BC0A19"},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: \"In operation\" is the title of CMDB status 6","data":{"error":"Conflict","title":"\"In operation\" is the title of CMDB status 6"}}}
>> {"version":"2.0","method":"cmdb.status.save","params":{"apikey":"test-key-test-key-0","title":"lost","constant":"C__CMDB_STATUS__LOST","color":"BC0A19"},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"success":true,"message":"Status created","id":10002}}
>> {"version":"2.0","method":"cmdb.status.save","params":{"apikey":"test-key-test-key-0","title":"lent","constant":"C__CMDB_STATUS__LOST","color":"BC0A19","id":10002},"id":7}
<< {"id":7,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: \"lent\" is the title of CMDB status 10001","data":{"error":"Conflict","title":"\"lent\" is the title of CMDB status 10001"}}}
