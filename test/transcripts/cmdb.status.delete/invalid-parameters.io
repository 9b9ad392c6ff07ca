// Statuses of the catalogue stay.
>> {"version":"2.0","method":"cmdb.status.delete","params":{"apikey":"test-key-test-key-0","id":6},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: C__CMDB_STATUS__IN_OPERATION comes with the catalogue and stays as it is; statuses that were added can be changed","data":{"id":"C__CMDB_STATUS__IN_OPERATION comes with the catalogue and stays as it is; statuses that were added can be changed"}}}
>> {"version":"2.0","method":"cmdb.status.delete","params":{"apikey":"test-key-test-key-0","id":7},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: C__CMDB_STATUS__DEFECT comes with the catalogue and stays as it is; statuses that were added can be changed","data":{"id":"C__CMDB_STATUS__DEFECT comes with the catalogue and stays as it is; statuses that were added can be changed"}}}
>> {"version":"2.0","method":"cmdb.status.delete","params":{"apikey":"test-key-test-key-0","id":99},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: there is no CMDB status 99; cmdb.status.read tells them","data":{"id":"there is no CMDB status 99; cmdb.status.read tells them"}}}
>> {"version":"2.0","method":"cmdb.status.delete","params":{"apikey":"test-key-test-key-0","id":"lent"},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: expected an integer from 1 to 9007199254740991, or the same as a text of digits, not \"lent\"","data":{"id":"expected an integer from 1 to 9007199254740991, or the same as a text of digits, not \"lent\""}}}
>> {"version":"2.0","method":"cmdb.status.delete","params":{"apikey":"test-key-test-key-0"},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: id: is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits","data":{"id":"is required: expected an integer from 1 to 9007199254740991, or the same as a text of digits"}}}
