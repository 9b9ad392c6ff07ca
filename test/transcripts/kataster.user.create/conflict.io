// A login belongs to one person.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada again"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: the login \"ada\" is taken","data":{"error":"Conflict","login":"is the login of another person"}}}
<<i {"id":2,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: the login \"ada\" is taken","data":{"login":"is the login of another person"}}}
