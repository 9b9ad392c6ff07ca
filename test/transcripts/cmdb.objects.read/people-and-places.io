// People are found by name and address, things by the place they are in, however deep.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__BUILDING","title":"Site"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ENCLOSURE","title":"Rack","categories":{"C__CATG__LOCATION":{"parent":1}}},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":["1"]}}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[1]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SWITCH","title":"sw2","categories":{"C__CATG__LOCATION":{"parent":2}}},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":["2"]}}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[2]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SWITCH","title":"sw1","categories":{"C__CATG__LOCATION":{"parent":1}}},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":{"id":"4","message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":["3"]}}}
<<i {"id":4,"jsonrpc":"2.0","result":{"id":4,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[3]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SWITCH","title":"sw3"},"id":5}
<<c {"id":5,"jsonrpc":"2.0","result":{"id":"5","message":"Object was successfully created","success":true}}
<<i {"id":5,"jsonrpc":"2.0","result":{"id":5,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON","title":"Ada","categories":{"C__CATS__PERSON_MASTER":{"first_name":"Ada","last_name":"Byron","mail":"ada@example.org"}}},"id":6}
<<c {"id":6,"jsonrpc":"2.0","result":{"id":"6","message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_MASTER":["4"]}}}
<<i {"id":6,"jsonrpc":"2.0","result":{"id":6,"message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_MASTER":[4]}}}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"location":1,"type":"C__OBJTYPE__SWITCH"},"order_by":"title","fields":["title"]},"id":7}
<<c {"id":7,"jsonrpc":"2.0","result":[{"id":"4","title":"sw1"},{"id":"3","title":"sw2"}]}
<<i {"id":7,"jsonrpc":"2.0","result":[{"id":4,"title":"sw1"},{"id":3,"title":"sw2"}]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"location":2},"fields":["title"]},"id":8}
<<c {"id":8,"jsonrpc":"2.0","result":[{"id":"2","title":"Rack"},{"id":"3","title":"sw2"}]}
<<i {"id":8,"jsonrpc":"2.0","result":[{"id":2,"title":"Rack"},{"id":3,"title":"sw2"}]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"first_name":"ada","last_name":"BYRON"},"fields":["title"]},"id":9}
<<c {"id":9,"jsonrpc":"2.0","result":[{"id":"6","title":"Ada Byron"}]}
<<i {"id":9,"jsonrpc":"2.0","result":[{"id":6,"title":"Ada Byron"}]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"email":"Ada@example.org"},"fields":["title"]},"id":10}
<<c {"id":10,"jsonrpc":"2.0","result":[{"id":"6","title":"Ada Byron"}]}
<<i {"id":10,"jsonrpc":"2.0","result":[{"id":6,"title":"Ada Byron"}]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","order_by":"last_name","sort":"DESC","limit":2,"fields":["title"]},"id":11}
<<c {"id":11,"jsonrpc":"2.0","result":[{"id":"6","title":"Ada Byron"},{"id":"5","title":"sw3"}]}
<<i {"id":11,"jsonrpc":"2.0","result":[{"id":6,"title":"Ada Byron"},{"id":5,"title":"sw3"}]}
