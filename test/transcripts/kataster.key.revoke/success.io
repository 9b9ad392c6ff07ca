// A key that is revoked is worth nothing at the next call.
>> {"version":"2.0","method":"kataster.key.create","params":{"apikey":"test-key-test-key-0","title":"Monitoring","rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]}]},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Key Ab3dEf7h has been created. It is shown this once.","id":"Ab3dEf7h","key":"kat_Ab3dEf7h_0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789abcdef_Gh1jK2"}}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"kat_Ab3dEf7h_0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789abcdef_Gh1jK2"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"kataster.key.revoke","params":{"apikey":"test-key-test-key-0","id":"Ab3dEf7h"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Key Ab3dEf7h has been revoked."}}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"kat_Ab3dEf7h_0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789abcdef_Gh1jK2"},"id":4}
<<c {"id":4,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
<<i {"id":4,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":null}}
