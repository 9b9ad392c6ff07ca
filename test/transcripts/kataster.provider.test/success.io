// What members of groups would get is tried out without a sign-in.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON_GROUP","title":"Readers"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"kataster.grant.create","params":{"apikey":"test-key-test-key-0","to":1,"rights":[{"verbs":["view"]}]},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"More has been granted to 1.","rights":[{"verbs":["view"]}]}}
>> {"version":"2.0","method":"kataster.provider.save","params":{"apikey":"test-key-test-key-0","id":"company","issuer":"https://login.example.com/realms/company","client":"kataster","admitted":["Staff"],"rules":[{"group":"CMDB","person_group":1}]},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Provider company has been saved."}}
>> {"version":"2.0","method":"kataster.provider.test","params":{"apikey":"test-key-test-key-0","id":"company","groups":["Staff","CMDB"]},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"admitted":true,"groups":["Staff","CMDB"],"person_groups":[{"id":1,"title":"Readers","rights":[{"verbs":["view"]}]}]}}
>> {"version":"2.0","method":"kataster.provider.test","params":{"apikey":"test-key-test-key-0","id":"company","groups":["CMDB"]},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"admitted":false,"groups":["CMDB"],"person_groups":[]}}
>> {"version":"2.0","method":"kataster.provider.test","params":{"apikey":"test-key-test-key-0","id":"company"},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"admitted":false,"groups":[],"person_groups":[]}}
