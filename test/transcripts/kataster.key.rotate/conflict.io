// A key is rotated once; the one in its place is rotated next.
>> {"version":"2.0","method":"kataster.key.create","params":{"apikey":"test-key-test-key-0","title":"Monitoring","rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]}]},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Key Ab3dEf7h has been created. It is shown this once.","id":"Ab3dEf7h","key":"kat_Ab3dEf7h_0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789abcdef_Gh1jK2"}}
>> {"version":"2.0","method":"kataster.key.rotate","params":{"apikey":"test-key-test-key-0","id":"Ab3dEf7h"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Key Mn4pQr8s has been put in the place of Ab3dEf7h. It is shown this once.","id":"Mn4pQr8s","key":"kat_Mn4pQr8s_9zYxWvUtSrQpOnMlKjIhGfEdCbA9876543210fedcba_Tu5vW6","former":{"id":"Ab3dEf7h","expires":"2026-01-16T09:00:00.000Z"}}}
>> {"version":"2.0","method":"kataster.key.rotate","params":{"apikey":"test-key-test-key-0","id":"Ab3dEf7h"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: key 'Ab3dEf7h' was rotated before; rotate 'Mn4pQr8s' instead","data":{"error":"Conflict"}}}
<<i {"id":3,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: key 'Ab3dEf7h' was rotated before; rotate 'Mn4pQr8s' instead","data":null}}
>> {"version":"2.0","method":"kataster.key.revoke","params":{"apikey":"test-key-test-key-0","id":"Mn4pQr8s"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Key Mn4pQr8s has been revoked."}}
>> {"version":"2.0","method":"kataster.key.rotate","params":{"apikey":"test-key-test-key-0","id":"Mn4pQr8s"},"id":5}
<<c {"id":5,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: key 'Mn4pQr8s' is revoked","data":{"error":"Conflict"}}}
<<i {"id":5,"jsonrpc":"2.0","error":{"code":-32009,"message":"Conflict: key 'Mn4pQr8s' is revoked","data":null}}
