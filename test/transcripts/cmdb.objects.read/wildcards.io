// Existing clients may leave parts of a title open; to all others every character stands for itself, and who finds nothing with a wildcard is told how to search.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web-50%"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web-1"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"db_1"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"title":"web%"},"fields":["title"]},"id":4}
<<c {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: filter: title: nothing is called \"web%\", and wildcards stand for themselves here; expected the whole text, or attributes: [{\"category\":\"C__CATG__GLOBAL\",\"key\":\"title\",\"comparison\":\"like\",\"value\":\"web*\"}]","data":{"error":"InvalidParameters","filter":"title: nothing is called \"web%\", and wildcards stand for themselves here; expected the whole text, or attributes: [{\"category\":\"C__CATG__GLOBAL\",\"key\":\"title\",\"comparison\":\"like\",\"value\":\"web*\"}]"}}}
<<i {"id":4,"jsonrpc":"2.0","result":[{"id":1,"title":"web-50%"},{"id":2,"title":"web-1"}]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"title":"*-1"},"fields":["title"]},"id":5}
<<c {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: filter: title: nothing is called \"*-1\", and wildcards stand for themselves here; expected the whole text, or attributes: [{\"category\":\"C__CATG__GLOBAL\",\"key\":\"title\",\"comparison\":\"like\",\"value\":\"*-1\"}]","data":{"error":"InvalidParameters","filter":"title: nothing is called \"*-1\", and wildcards stand for themselves here; expected the whole text, or attributes: [{\"category\":\"C__CATG__GLOBAL\",\"key\":\"title\",\"comparison\":\"like\",\"value\":\"*-1\"}]"}}}
<<i {"id":5,"jsonrpc":"2.0","result":[{"id":2,"title":"web-1"}]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"title":"%B_1"},"fields":["title"]},"id":6}
<<c {"id":6,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: filter: title: nothing is called \"%B_1\", and wildcards stand for themselves here; expected the whole text, or attributes: [{\"category\":\"C__CATG__GLOBAL\",\"key\":\"title\",\"comparison\":\"like\",\"value\":\"*B_1\"}]","data":{"error":"InvalidParameters","filter":"title: nothing is called \"%B_1\", and wildcards stand for themselves here; expected the whole text, or attributes: [{\"category\":\"C__CATG__GLOBAL\",\"key\":\"title\",\"comparison\":\"like\",\"value\":\"*B_1\"}]"}}}
<<i {"id":6,"jsonrpc":"2.0","result":[{"id":3,"title":"db_1"}]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"title":"web-50%"},"fields":["title"]},"id":7}
<<c {"id":7,"jsonrpc":"2.0","result":[{"id":"1","title":"web-50%"}]}
<<i {"id":7,"jsonrpc":"2.0","result":[{"id":1,"title":"web-50%"}]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0","filter":{"title":"w.b-1"},"fields":["title"]},"id":8}
<< {"id":8,"jsonrpc":"2.0","result":[]}
