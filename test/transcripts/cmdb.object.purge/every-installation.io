// What belongs to every installation cannot be purged, whatever its status.
// setting: KATASTER_DEFAULT_DATA=yes
>> {"version":"2.0","method":"cmdb.object.delete","params":{"apikey":"test-key-test-key-0","id":1,"status":"C__RECORD_STATUS__DELETED"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Object 1 has been deleted."}}
>> {"version":"2.0","method":"cmdb.object.purge","params":{"apikey":"test-key-test-key-0","object":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 1 is C__OBJ__ROOT_LOCATION; cmdb.object.purge needs an object that can be spared.","data":{"error":"TransitionRefused","object":"C__OBJ__ROOT_LOCATION belongs to every installation"}}}
>> {"version":"2.0","method":"cmdb.object.archive","params":{"apikey":"test-key-test-key-0","object":9},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 9 is C__OBJ__PERSON_ADMIN; cmdb.object.archive needs an object that can be spared.","data":{"error":"TransitionRefused","object":"C__OBJ__PERSON_ADMIN belongs to every installation"}}}
