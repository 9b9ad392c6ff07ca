// Users are listed with what is granted to them and the groups they are in.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada Lovelace","password":"an example of a password"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"grace"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"User grace has been created.","id":2}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON_GROUP","title":"Editors","categories":{"C__CATS__PERSON_GROUP_MEMBERS":{"connected_object":1}}},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_GROUP_MEMBERS":["6"]}}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_GROUP_MEMBERS":[6]}}}
>> {"version":"2.0","method":"kataster.grant.create","params":{"apikey":"test-key-test-key-0","to":"ada","rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]}]},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"More has been granted to ada.","rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]}]}}
>> {"version":"2.0","method":"kataster.user.read","params":{"apikey":"test-key-test-key-0"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":[{"id":1,"login":"ada","name":"Ada Lovelace","enabled":true,"has_password":true,"has_second_factor":false,"rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]}],"groups":[{"id":3,"title":"Editors"}],"sessions":0},{"id":2,"login":"grace","name":"grace","enabled":true,"has_password":false,"has_second_factor":false,"rights":[],"groups":[],"sessions":0}]}
>> {"version":"2.0","method":"kataster.user.read","params":{"apikey":"test-key-test-key-0","login":"grace"},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":[{"id":2,"login":"grace","name":"grace","enabled":true,"has_password":false,"has_second_factor":false,"rights":[],"groups":[],"sessions":0}]}
>> {"version":"2.0","method":"kataster.user.read","params":{"apikey":"test-key-test-key-0","limit":1},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":[{"id":1,"login":"ada","name":"Ada Lovelace","enabled":true,"has_password":true,"has_second_factor":false,"rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]}],"groups":[{"id":3,"title":"Editors"}],"sessions":0}]}
