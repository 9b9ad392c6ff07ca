// A key is made and works at once, within its rights and from its addresses.
>> {"version":"2.0","method":"kataster.key.create","params":{"apikey":"test-key-test-key-0","title":"Monitoring","rights":[{"verbs":["view"],"object_types":["C__OBJTYPE__SERVER"]}],"expires":"2027-12-31","addresses":["127.0.0.0/8"]},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Key Ab3dEf7h has been created. It is shown this once.","id":"Ab3dEf7h","key":"kat_Ab3dEf7h_0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789abcdef_Gh1jK2"}}
>> {"version":"2.0","method":"cmdb.objects.read","params":{"apikey":"kat_Ab3dEf7h_0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789abcdef_Gh1jK2"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"kat_Ab3dEf7h_0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789abcdef_Gh1jK2","type":"C__OBJTYPE__SERVER","title":"web1"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","error":{"code":-32003,"message":"Forbidden: this key may not create objects","data":{"error":"Forbidden","right":"expected the right to create objects, which this key lacks"}}}
<<i {"id":3,"jsonrpc":"2.0","error":{"code":-32003,"message":"Forbidden: this key may not create objects","data":{"right":"expected the right to create objects, which this key lacks"}}}
// Without rights it has every right.
>> {"version":"2.0","method":"kataster.key.create","params":{"apikey":"test-key-test-key-0","title":"Everything","language":"de"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Der Schlüssel Mn4pQr8s wurde angelegt. Er wird nur dieses eine Mal gezeigt.","id":"Mn4pQr8s","key":"kat_Mn4pQr8s_9zYxWvUtSrQpOnMlKjIhGfEdCbA9876543210fedcba_Tu5vW6"}}
