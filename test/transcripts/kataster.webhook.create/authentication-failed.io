// A caller without a key makes no webhook.
>> {"version":"2.0","method":"kataster.webhook.create","params":{"apikey":"a-key-that-nobody-knows","title":"Tickets","url":"https://tickets.invalid/hooks","filter":{"type":"C__OBJTYPE__SERVER"},"conditions":[{"category":"C__CATG__GLOBAL","attribute":"cmdb_status","to":"C__CMDB_STATUS__IN_OPERATION"}]},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
