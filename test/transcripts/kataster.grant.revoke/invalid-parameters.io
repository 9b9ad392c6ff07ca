// What is taken back was granted, to somebody who is there.
>> {"version":"2.0","method":"kataster.grant.revoke","params":{"apikey":"test-key-test-key-0","to":"nobody"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: to: there is no user, person or person group 'nobody'","data":{"error":"InvalidParameters","to":"there is no user, person or person group 'nobody'"}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: to: there is no user, person or person group 'nobody'","data":{"to":"there is no user, person or person group 'nobody'"}}}
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
>> {"version":"2.0","method":"kataster.grant.revoke","params":{"apikey":"test-key-test-key-0","to":"ada","rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]}]},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Rights of ada have been revoked.","rights":[]}}
