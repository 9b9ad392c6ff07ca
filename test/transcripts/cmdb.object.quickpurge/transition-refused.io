// Objects that every installation has cannot be purged.
// setting: KATASTER_QUICKPURGE=on
// setting: KATASTER_DEFAULT_DATA=yes
>> {"version":"2.0","method":"cmdb.object.quickpurge","params":{"apikey":"test-key-test-key-0","ids":[1]},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 1 is C__OBJ__ROOT_LOCATION; cmdb.object.quickpurge needs an object that can be spared.","data":{"error":"TransitionRefused","object":"C__OBJ__ROOT_LOCATION belongs to every installation"}}}
