// What somebody changed since, or leads to by now, is not undone unless that is asked for.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ENCLOSURE","title":"rack1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.update","params":{"apikey":"test-key-test-key-0","id":1,"title":"rack2"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Object title was successfully updated"}}
>> {"version":"2.0","method":"cmdb.object.update","params":{"apikey":"test-key-test-key-0","id":1,"title":"rack3"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Object title was successfully updated"}}
>> {"version":"2.0","method":"kataster.changes.revert","params":{"apikey":"test-key-test-key-0","numbers":[2]},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: what is there now is not what was left: one conflict; on_conflict \"skip\" leaves these as they are, \"overwrite\" sets them back as well","data":{"error":"Conflict","1/C__CATG__GLOBAL/title":"is \"rack3\" now, not \"rack2\""}}}
>> {"version":"2.0","method":"kataster.changes.revert","params":{"apikey":"test-key-test-key-0","numbers":[2],"on_conflict":"skip"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"number":null,"changed":0,"conflicts":[{"object":1,"entry":null,"category":null,"attribute":"title","expected":"rack2","found":"rack3","reason":"is \"rack3\" now, not \"rack2\""}]}}
>> {"version":"2.0","method":"kataster.changes.revert","params":{"apikey":"test-key-test-key-0","numbers":[2],"on_conflict":"overwrite"},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"number":4,"changed":1,"conflicts":[]}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__LOCATION":{"parent":1}}},"id":7}
<<c {"id":7,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":["1"]}}}
<<i {"id":7,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[1]}}}
>> {"version":"2.0","method":"kataster.changes.revert","params":{"apikey":"test-key-test-key-0","numbers":[4,3,2,1]},"id":8}
<< {"id":8,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: what is there now is not what was left: one conflict; on_conflict \"skip\" leaves these as they are, \"overwrite\" sets them back as well","data":{"error":"Conflict","1/C__CATG__GLOBAL":"entry 1 of C__CATG__LOCATION of object 2 leads to it"}}}
