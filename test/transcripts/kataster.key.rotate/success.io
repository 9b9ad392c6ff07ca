// A key is rotated: the new one has its rights, and the former one lives on as long as was said.
>> {"version":"2.0","method":"kataster.key.create","params":{"apikey":"test-key-test-key-0","title":"Monitoring","rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]}],"addresses":["127.0.0.0/8"]},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Key Ab3dEf7h has been created. It is shown this once.","id":"Ab3dEf7h","key":"kat_Ab3dEf7h_0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789abcdef_Gh1jK2"}}
>> {"version":"2.0","method":"kataster.key.rotate","params":{"apikey":"test-key-test-key-0","id":"Ab3dEf7h","keep":"30m"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Key Mn4pQr8s has been put in the place of Ab3dEf7h. It is shown this once.","id":"Mn4pQr8s","key":"kat_Mn4pQr8s_9zYxWvUtSrQpOnMlKjIhGfEdCbA9876543210fedcba_Tu5vW6","former":{"id":"Ab3dEf7h","expires":"2026-01-15T09:30:00.000Z"}}}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"kat_Ab3dEf7h_0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789abcdef_Gh1jK2"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"kat_Mn4pQr8s_9zYxWvUtSrQpOnMlKjIhGfEdCbA9876543210fedcba_Tu5vW6"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[]}
// clock: 2026-01-15 09:30:01
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"kat_Ab3dEf7h_0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789abcdef_Gh1jK2"},"id":5}
<<c {"id":5,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
<<i {"id":5,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":null}}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"kat_Mn4pQr8s_9zYxWvUtSrQpOnMlKjIhGfEdCbA9876543210fedcba_Tu5vW6"},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"kataster.key.read","params":{"apikey":"test-key-test-key-0","id":"Ab3dEf7h"},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":[{"id":"Ab3dEf7h","title":"Monitoring","created":"2026-01-15T09:00:00.000Z","expires":"2026-01-15T09:30:00.000Z","revoked":null,"last_used":null,"rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]}],"addresses":["127.0.0.0/8"],"superseded_by":"Mn4pQr8s"}]}
