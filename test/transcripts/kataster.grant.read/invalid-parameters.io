// Who is asked for is there.
>> {"version":"2.0","method":"kataster.grant.read","params":{"apikey":"test-key-test-key-0","to":"nobody"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: to: there is no user, person or person group 'nobody'","data":{"error":"InvalidParameters","to":"there is no user, person or person group 'nobody'"}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: to: there is no user, person or person group 'nobody'","data":{"to":"there is no user, person or person group 'nobody'"}}}
