// Calls are sent by POST.
> GET
< 405
< Allow: POST
<< {"id":null,"jsonrpc":"2.0","error":{"code":-32600,"message":"Invalid request: method must be POST, not GET","data":{"error":"InvalidRequest","method":"must be POST, not GET","new_clients":"http://cmdb.example/jsonrpc","existing_clients":"http://cmdb.example/src/jsonrpc.php","documentation":"http://cmdb.example/docs/"}}}
