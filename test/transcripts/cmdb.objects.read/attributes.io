// Objects are found by any attribute; every character of a text stands for itself but * in like.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__MODEL":{"manufacturer":"Lenovo","serial":"S-1"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":[1]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web2","categories":{"C__CATG__MODEL":{"manufacturer":"Dell","serial":"S-2"}}},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":["2"]}}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":[2]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web3"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"attributes":[{"category":"C__CATG__MODEL","key":"manufacturer","comparison":"=","value":"Lenovo"}]},"fields":["title"]},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":[{"id":"1","title":"web1"}]}
<<i {"id":4,"jsonrpc":"2.0","result":[{"id":1,"title":"web1"}]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"attributes":[{"category":"C__CATG__MODEL","key":"manufacturer","comparison":"!=","value":"Lenovo"}]},"fields":["title"]},"id":5}
<<c {"id":5,"jsonrpc":"2.0","result":[{"id":"2","title":"web2"}]}
<<i {"id":5,"jsonrpc":"2.0","result":[{"id":2,"title":"web2"}]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"attributes":[{"category":"C__CATG__MODEL","key":"serial","comparison":"like","value":"s-*"},{"category":"C__CATG__MODEL","key":"manufacturer","comparison":"in","value":["Lenovo","HP"]}]},"fields":["title"]},"id":6}
<<c {"id":6,"jsonrpc":"2.0","result":[{"id":"1","title":"web1"}]}
<<i {"id":6,"jsonrpc":"2.0","result":[{"id":1,"title":"web1"}]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"attributes":[{"category":"C__CATG__MODEL","key":"serial","comparison":"contains","value":"%"}]},"fields":["title"]},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"attributes":[{"category":"C__CATG__MODEL","key":"serial","comparison":"unset"}]},"fields":["title"]},"id":8}
<<c {"id":8,"jsonrpc":"2.0","result":[{"id":"3","title":"web3"}]}
<<i {"id":8,"jsonrpc":"2.0","result":[{"id":3,"title":"web3"}]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"attributes":[{"category":"C__CATG__MODEL","key":"serial"}]},"fields":["title"]},"id":9}
<< {"id":9,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: filter: attributes.0.value: is required by this comparison","data":{"error":"InvalidParameters","filter":"attributes.0.value: is required by this comparison"}}}
