// A key is narrowed and widened, and is so at the next call.
>> {"version":"2.0","method":"kataster.key.create","params":{"apikey":"test-key-test-key-0","title":"Monitoring","rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]}]},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Key Ab3dEf7h has been created. It is shown this once.","id":"Ab3dEf7h","key":"kat_Ab3dEf7h_0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789abcdef_Gh1jK2"}}
>> {"version":"2.0","method":"kataster.key.update","params":{"apikey":"test-key-test-key-0","id":"Ab3dEf7h","title":"Watch","rights":[{"verbs":["view"],"categories":["C__CATG__MODEL"]}]},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Key Ab3dEf7h has been changed."}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"kat_Ab3dEf7h_0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789abcdef_Gh1jK2","type":"C__OBJTYPE__SERVER","title":"web1"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","error":{"code":-32003,"message":"Forbidden: this key may not create objects","data":{"error":"Forbidden","right":"expected the right to create objects, which this key lacks"}}}
<<i {"id":3,"jsonrpc":"2.0","error":{"code":-32003,"message":"Forbidden: this key may not create objects","data":{"right":"expected the right to create objects, which this key lacks"}}}
>> {"version":"2.0","method":"kataster.key.update","params":{"apikey":"test-key-test-key-0","id":"Ab3dEf7h","rights":null,"language":"de"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Der Schlüssel Ab3dEf7h wurde geändert."}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"kat_Ab3dEf7h_0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789abcdef_Gh1jK2","type":"C__OBJTYPE__SERVER","title":"web1"},"id":5}
<<c {"id":5,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":5,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"kataster.key.update","params":{"apikey":"test-key-test-key-0","id":"Ab3dEf7h","addresses":["192.0.2.1","2001:db8::/32"],"expires":"2027-12-31T12:00:00+01:00"},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"success":true,"message":"Key Ab3dEf7h has been changed."}}
>> {"version":"2.0","method":"cmdb.object.read","params":{"apikey":"kat_Ab3dEf7h_0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789abcdef_Gh1jK2","id":1},"id":7}
<<c {"id":7,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":{"error":"AuthenticationFailed"}}}
<<i {"id":7,"jsonrpc":"2.0","error":{"code":-32604,"message":"Authentication error","data":null}}
>> {"version":"2.0","method":"kataster.key.read","params":{"apikey":"test-key-test-key-0","id":"Ab3dEf7h"},"id":8}
<< {"id":8,"jsonrpc":"2.0","result":[{"id":"Ab3dEf7h","title":"Watch","created":"2026-01-15T09:00:00.000Z","expires":"2027-12-31T11:00:00.000Z","revoked":null,"last_used":null,"rights":null,"addresses":["192.0.2.1/32","2001:db8::/32"],"superseded_by":null}]}
