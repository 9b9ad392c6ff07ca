// A key has no passkeys: they are those of a user.
// setting: KATASTER_PUBLIC_URL=https://cmdb.example.com
>> {"version":"2.0","method":"kataster.passkey.update","params":{"apikey":"test-key-test-key-0","id":"cGFzc2tleSBvZiBBZGE","title":"Old laptop"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed","user":"expected a user: X-RPC-Auth-Session, or X-RPC-Auth-Username and X-RPC-Auth-Password, or HTTP Basic"}}}
