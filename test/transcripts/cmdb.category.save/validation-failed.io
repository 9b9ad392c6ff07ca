// Every attribute that is refused has a line that says what would be right; nothing is saved.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__MODEL","data":{"serail":"J300X12","firmware":210,"manufacturer":4711,"productid":"SR650"}},"id":2}
<<c {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: There was a validation error","data":{"error":"ValidationFailed","serail":"there is no such attribute in C__CATG__MODEL; did you mean \"serial\"?","firmware":"expected a text, not a number","manufacturer":"there is no choice with id 4711; expected one of \"Not specified\", or another title as a text, which makes a new choice"}}}
<<i {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: There was a validation error","data":{"serail":"there is no such attribute in C__CATG__MODEL; did you mean \"serial\"?","manufacturer":"there is no choice with id 4711; expected one of \"Not specified\", or another title as a text, which makes a new choice"}}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__INVOICE","data":{"date":"2026-02-30","amount":"12,505","charged":"maybe"}},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: There was a validation error","data":{"error":"ValidationFailed","date":"expected a day that exists, written Y-m-d, such as 2026-02-28, not \"2026-02-30\"","amount":"expected an amount with at most two decimals, such as 1234.50, not a text \"12,505\"","charged":"expected 0, 1, true, false, \"yes\", \"no\", \"ja\" or \"nein\", not a text"}}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__MODEL"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__INVOICE"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":[]}
