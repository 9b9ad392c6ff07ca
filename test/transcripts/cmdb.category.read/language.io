// Titles of choices are translated, stored texts are not.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__ACCESS":{"title":"Console","url":"https://web1.example","primary":1}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__ACCESS":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__ACCESS":[1]}}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","language":"en","objID":1,"category":"C__CATG__ACCESS"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","primary_url":"https://web1.example","title":"Console","type":null,"url":"https://web1.example","formatted_url":"https://web1.example","primary":{"value":"1","title":"Yes"},"description":""}]}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","language":"de","objID":1,"category":"C__CATG__ACCESS"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","primary_url":"https://web1.example","title":"Console","type":null,"url":"https://web1.example","formatted_url":"https://web1.example","primary":{"value":"1","title":"Ja"},"description":""}]}
