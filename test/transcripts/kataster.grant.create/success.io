// Rights are granted to a user and to a group; what is granted twice is granted once.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON_GROUP","title":"Editors"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"kataster.grant.create","params":{"apikey":"test-key-test-key-0","to":"ada","rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]}]},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"More has been granted to ada.","rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]}]}}
>> {"version":"2.0","method":"kataster.grant.create","params":{"apikey":"test-key-test-key-0","to":"ada","rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]},{"verbs":["edit"],"categories":["C__CATG__MODEL"]}]},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"More has been granted to ada.","rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]},{"verbs":["edit"],"categories":["C__CATG__MODEL"]}]}}
>> {"version":"2.0","method":"kataster.grant.create","params":{"apikey":"test-key-test-key-0","to":3,"rights":[{"verbs":["view"]}]},"id":5}
<<c {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: to: there is no user, person or person group '3'","data":{"error":"InvalidParameters","to":"there is no user, person or person group '3'"}}}
<<i {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: to: there is no user, person or person group '3'","data":{"to":"there is no user, person or person group '3'"}}}
>> {"version":"2.0","method":"kataster.grant.create","params":{"apikey":"test-key-test-key-0","to":"3","rights":[],"language":"de"},"id":6}
<<c {"id":6,"jsonrpc":"2.0","error":{"code":-32602,"message":"Ungültige Parameter: to: einen Benutzer, eine Person oder eine Personengruppe '3' gibt es nicht","data":{"error":"InvalidParameters","to":"einen Benutzer, eine Person oder eine Personengruppe '3' gibt es nicht"}}}
<<i {"id":6,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: to: there is no user, person or person group '3'","data":{"to":"there is no user, person or person group '3'"}}}
