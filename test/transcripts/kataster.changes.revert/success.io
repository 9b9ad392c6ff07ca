// A change is undone by a change set of its own, which says what it reverts; so is a purge.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ENCLOSURE","title":"rack1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__LOCATION":{"parent":1}}},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":["1"]}}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[1]}}}
>> {"version":"2.0","method":"cmdb.object.update","params":{"apikey":"test-key-test-key-0","id":1,"title":"rack01"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Object title was successfully updated"}}
>> {"version":"2.0","method":"kataster.changes.revert","params":{"apikey":"test-key-test-key-0","numbers":[3],"comment":"the old name was right"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"number":4,"changed":1,"conflicts":[]}}
>> {"version":"2.0","method":"kataster.changes.read","params":{"apikey":"test-key-test-key-0","object":1,"since":3},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"change_sets":[{"number":4,"time":"2026-01-15T09:00:00.000Z","method":"kataster.changes.revert","comment":"the old name was right","reverts":[3],"key":{"id":"env-45d022c7ac102782","title":"test"},"user":null,"changes":[{"action":"edited","object":{"id":1,"title":"rack1","type":"C__OBJTYPE__ENCLOSURE"},"entry":null,"category":null,"attributes":[{"key":"title","title":"Title","from":"rack01","to":"rack1"}]}]}],"cursor":null}}
>> {"version":"2.0","method":"cmdb.object.update","params":{"apikey":"test-key-test-key-0","id":1,"title":"rack1"},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"success":true,"message":"Object title was successfully updated"}}
>> {"version":"2.0","method":"kataster.changes.revert","params":{"apikey":"test-key-test-key-0","numbers":[3]},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":{"number":null,"changed":0,"conflicts":[]}}
