// A key that is revoked stays so, and the last key that may administer keeps that right.
>> {"version":"2.0","method":"kataster.key.create","params":{"apikey":"test-key-test-key-0","title":"Monitoring","rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]}]},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Key Ab3dEf7h has been created. It is shown this once.","id":"Ab3dEf7h","key":"kat_Ab3dEf7h_0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789abcdef_Gh1jK2"}}
>> {"version":"2.0","method":"kataster.key.revoke","params":{"apikey":"test-key-test-key-0","id":"Ab3dEf7h"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Key Ab3dEf7h has been revoked."}}
>> {"version":"2.0","method":"kataster.key.update","params":{"apikey":"test-key-test-key-0","id":"Ab3dEf7h","title":"Watch"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: key 'Ab3dEf7h' is revoked","data":{"error":"Conflict"}}}
<<i {"id":3,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: key 'Ab3dEf7h' is revoked","data":null}}
>> {"version":"2.0","method":"kataster.key.update","params":{"apikey":"test-key-test-key-0","id":"env-45d022c7ac102782","rights":[{"verbs":["view"]}]},"id":4}
<<c {"id":4,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: 'env-45d022c7ac102782' is the last key with the right to administer everything; make another one first","data":{"error":"Conflict"}}}
<<i {"id":4,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: 'env-45d022c7ac102782' is the last key with the right to administer everything; make another one first","data":null}}
