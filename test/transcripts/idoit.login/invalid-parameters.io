// A login is a text.
>> {"version":"2.0","method":"idoit.login","params":{"apikey":"test-key-test-key-0","username":7},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: username: expected a text of 1 to 1024 characters, not 7","data":{"error":"InvalidParameters","username":"expected a text of 1 to 1024 characters, not 7"}}}
<<i {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"user":"user name or password is wrong"}}}
