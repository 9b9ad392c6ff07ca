// Normal objects are not purged this way, and a status has to be named.
// dialect: idoit
>> {"version":"2.0","method":"console.system.objectcleanup","params":{"apikey":"test-key-test-key-0","options":{"objectStatus":2}},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: options: objectStatus: expected 1, 3 or 4, or C__RECORD_STATUS__BIRTH, C__RECORD_STATUS__ARCHIVED or C__RECORD_STATUS__DELETED, not 2","data":{"options":"objectStatus: expected 1, 3 or 4, or C__RECORD_STATUS__BIRTH, C__RECORD_STATUS__ARCHIVED or C__RECORD_STATUS__DELETED, not 2"}}}
>> {"version":"2.0","method":"console.system.objectcleanup","params":{"apikey":"test-key-test-key-0","options":{}},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: options: objectStatus is required","data":{"options":"objectStatus is required"}}}
>> {"version":"2.0","method":"console.system.objectcleanup","params":{"apikey":"test-key-test-key-0"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: options: is required: expected an object with objectStatus","data":{"options":"is required: expected an object with objectStatus"}}}
