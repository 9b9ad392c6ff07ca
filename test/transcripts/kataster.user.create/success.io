// A user is made, and may do what is granted to them.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada Lovelace","password":"an example of a password"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","error":{"code":-32003,"message":"Forbidden: this user may not view objects","data":{"error":"Forbidden","right":"expected the right to view objects, which this user lacks"}}}
<<i {"id":2,"jsonrpc":"2.0","error":{"code":-32003,"message":"Forbidden: this user may not view objects","data":{"right":"expected the right to view objects, which this user lacks"}}}
>> {"version":"2.0","method":"kataster.grant.create","params":{"apikey":"test-key-test-key-0","to":"ada","rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]}]},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"More has been granted to ada.","rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]}]}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"test-key-test-key-0"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[]}
