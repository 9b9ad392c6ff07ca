// From a number that no change set has yet, as after a restore, a follower starts over: the error has the cursor for that.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"kataster.changes.follow","params":{"apikey":"test-key-test-key-0","since":7},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32011,"message":"Cursor ended: there is no change set 7 yet; start over with the cursor, then read again what is needed","data":{"error":"CursorEnded","cursor":"first-place-in-the-feed.aBcDeFgHiJkLmNoPqRsTuV","last":"1"}}}
