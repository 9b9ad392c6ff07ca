// Groups are listed in the order of menus, or filtered, sorted and by page, in the language asked for.
>> {"version":"2.0","method":"cmdb.object_type_groups.read","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":[{"id":"1","title":"Software","const":"C__OBJTYPE_GROUP__SOFTWARE","status":"2"},{"id":"2","title":"Infrastructure","const":"C__OBJTYPE_GROUP__INFRASTRUCTURE","status":"2"},{"id":"3","title":"Other","const":"C__OBJTYPE_GROUP__OTHER","status":"2"},{"id":"1000","title":"Contact","const":"C__OBJTYPE_GROUP__CONTACT","status":"2"},{"id":"4","title":"Orphaned object types","const":"C__OBJTYPE_GROUP__ORPHANED","status":"2"}]}
>> {"version":"2.0","method":"cmdb.object_type_groups","params":{"apikey":"test-key-test-key-0","filter":{"titles":["KONTAKTE","infrastruktur"]},"order_by":"id","sort":"DESC","language":"de"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[{"id":"1000","title":"Kontakte","const":"C__OBJTYPE_GROUP__CONTACT","status":"2"},{"id":"2","title":"Infrastruktur","const":"C__OBJTYPE_GROUP__INFRASTRUCTURE","status":"2"}]}
>> {"version":"2.0","method":"cmdb.object_type_groups.read","params":{"apikey":"test-key-test-key-0","filter":{"ids":["C__OBJTYPE_GROUP__OTHER",1,"2"]},"order_by":"constant","limit":"1,1"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"id":"3","title":"Other","const":"C__OBJTYPE_GROUP__OTHER","status":"2"}]}
>> {"version":"2.0","method":"cmdb.object_type_groups.read","params":{"apikey":"test-key-test-key-0","filter":{"id":77}},"id":4}
<<c {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: filter: id: there is no \"77\"; expected a constant or an id of the list that is answered without a filter","data":{"error":"InvalidParameters","filter":"id: there is no \"77\"; expected a constant or an id of the list that is answered without a filter"}}}
<<i {"id":4,"jsonrpc":"2.0","result":[]}
