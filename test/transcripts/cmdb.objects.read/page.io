// `count` tells how many there are; a page without a cursor is the last.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"a"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"b"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"c"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","limit":"1,2","count":true,"fields":["title"]},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":{"objects":[{"id":"2","title":"b"},{"id":"3","title":"c"}],"cursor":null,"total":3}}
<<i {"id":4,"jsonrpc":"2.0","result":{"objects":[{"id":2,"title":"b"},{"id":3,"title":"c"}],"cursor":null,"total":3}}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","cursor":"","limit":3,"fields":["title"]},"id":5}
<<c {"id":5,"jsonrpc":"2.0","result":{"objects":[{"id":"1","title":"a"},{"id":"2","title":"b"},{"id":"3","title":"c"}],"cursor":null}}
<<i {"id":5,"jsonrpc":"2.0","result":{"objects":[{"id":1,"title":"a"},{"id":2,"title":"b"},{"id":3,"title":"c"}],"cursor":null}}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","limit":"5,2","count":1},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"objects":[],"cursor":null,"total":3}}
