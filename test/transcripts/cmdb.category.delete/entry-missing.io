// In a single-value category of which the object has no entry there is nothing to step; the message names the category in the language of the caller.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.delete","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__ACCOUNTING","cateID":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 1 does not own an entry in category 'Accounting'.","data":{"error":"EntryMissing"}}}
>> {"version":"2.0","method":"cmdb.category.delete","params":{"apikey":"test-key-test-key-0","language":"de","objID":1,"category":"C__CATG__ACCOUNTING","cateID":1},"id":3}
<<c {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Ungültige Parameter: Objekt 1 hat keinen Eintrag in der Kategorie 'Buchhaltung'.","data":{"error":"EntryMissing"}}}
<<i {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Object 1 does not own an entry in category 'Buchhaltung'.","data":{"error":"EntryMissing"}}}
