// A parameter that there is not.
>> {"version":"2.0","method":"kataster.session.read","params":{"apikey":"test-key-test-key-0","login":"ada"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: login: there is no such parameter; expected none","data":{"error":"InvalidParameters","login":"there is no such parameter; expected none"}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"user":"expected a user: X-RPC-Auth-Session, or X-RPC-Auth-Username and X-RPC-Auth-Password, or HTTP Basic"}}}
