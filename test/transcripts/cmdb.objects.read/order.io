// Titles are sorted as in a dictionary, types by what they are called in the language of the caller.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"b"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"C"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__VEHICLE","title":"ab"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__BUILDING","title":"Äb"},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":{"id":"4","message":"Object was successfully created","success":true}}
<<i {"id":4,"jsonrpc":"2.0","result":{"id":4,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","order_by":"title","fields":["title"]},"id":5}
<<c {"id":5,"jsonrpc":"2.0","result":[{"id":"3","title":"ab"},{"id":"4","title":"Äb"},{"id":"1","title":"b"},{"id":"2","title":"C"}]}
<<i {"id":5,"jsonrpc":"2.0","result":[{"id":3,"title":"ab"},{"id":4,"title":"Äb"},{"id":1,"title":"b"},{"id":2,"title":"C"}]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","order_by":"title","sort":"DESC","fields":["title"]},"id":6}
<<c {"id":6,"jsonrpc":"2.0","result":[{"id":"2","title":"C"},{"id":"1","title":"b"},{"id":"4","title":"Äb"},{"id":"3","title":"ab"}]}
<<i {"id":6,"jsonrpc":"2.0","result":[{"id":2,"title":"C"},{"id":1,"title":"b"},{"id":4,"title":"Äb"},{"id":3,"title":"ab"}]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","order_by":"type_title","fields":["type_title"]},"id":7}
<<c {"id":7,"jsonrpc":"2.0","result":[{"id":"4","type_title":"Building"},{"id":"1","type_title":"Server"},{"id":"2","type_title":"Server"},{"id":"3","type_title":"Vehicle"}]}
<<i {"id":7,"jsonrpc":"2.0","result":[{"id":4,"type_title":"Building"},{"id":1,"type_title":"Server"},{"id":2,"type_title":"Server"},{"id":3,"type_title":"Vehicle"}]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","order_by":"type_title","language":"de","fields":["type_title"]},"id":8}
<<c {"id":8,"jsonrpc":"2.0","result":[{"id":"3","type_title":"Fahrzeug"},{"id":"4","type_title":"Gebäude"},{"id":"1","type_title":"Server"},{"id":"2","type_title":"Server"}]}
<<i {"id":8,"jsonrpc":"2.0","result":[{"id":3,"type_title":"Fahrzeug"},{"id":4,"type_title":"Gebäude"},{"id":1,"type_title":"Server"},{"id":2,"type_title":"Server"}]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","order_by":"type","sort":"DESC","fields":["type"]},"id":9}
<<c {"id":9,"jsonrpc":"2.0","result":[{"id":"3","type":"81"},{"id":"2","type":"5"},{"id":"1","type":"5"},{"id":"4","type":"3"}]}
<<i {"id":9,"jsonrpc":"2.0","result":[{"id":3,"type":81},{"id":2,"type":5},{"id":1,"type":5},{"id":4,"type":3}]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","order_by":"sysid","sort":"DESC","limit":"1,2","fields":["sysid"]},"id":10}
<<c {"id":10,"jsonrpc":"2.0","result":[{"id":"3","sysid":"SYSID_1768467603"},{"id":"2","sysid":"SYSID_1768467602"}]}
<<i {"id":10,"jsonrpc":"2.0","result":[{"id":3,"sysid":"SYSID_1768467603"},{"id":2,"sysid":"SYSID_1768467602"}]}
