// Rights are granted to persons and groups that are there, of what is there.
>> {"version":"2.0","method":"kataster.grant.create","params":{"apikey":"test-key-test-key-0","to":"nobody","rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]}]},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: to: there is no user, person or person group 'nobody'","data":{"error":"InvalidParameters","to":"there is no user, person or person group 'nobody'"}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: to: there is no user, person or person group 'nobody'","data":{"to":"there is no user, person or person group 'nobody'"}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"kataster.grant.create","params":{"apikey":"test-key-test-key-0","to":1,"rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]}]},"id":3}
<<c {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: to: there is no user, person or person group '1'","data":{"error":"InvalidParameters","to":"there is no user, person or person group '1'"}}}
<<i {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: to: there is no user, person or person group '1'","data":{"to":"there is no user, person or person group '1'"}}}
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":2}}
>> {"version":"2.0","method":"kataster.grant.create","params":{"apikey":"test-key-test-key-0","to":"ada","rights":[{"verbs":["view"],"categories":["C__CATG__MODELL"]}]},"id":5}
<<c {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: rights.0.categories: there is no 'C__CATG__MODELL'; did you mean 'C__CATG__MODEL'?","data":{"error":"InvalidParameters","rights.0.categories":"there is no 'C__CATG__MODELL'; did you mean 'C__CATG__MODEL'?"}}}
<<i {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: rights.0.categories: there is no 'C__CATG__MODELL'; did you mean 'C__CATG__MODEL'?","data":{"rights.0.categories":"there is no 'C__CATG__MODELL'; did you mean 'C__CATG__MODEL'?"}}}
