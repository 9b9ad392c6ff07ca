// A report lists objects by a filter; one that is saved again keeps its number.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__MODEL":{"manufacturer":"Lenovo","title":"SR650","serial":"J300X13"},"C__CATG__IP":[{"hostname":"web1"},{"hostname":"www"}]}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":["1"],"C__CATG__IP":["2","3"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":[1],"C__CATG__IP":[2,3]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"db1"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__CLIENT","title":"pc1"},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"kataster.report.save","params":{"apikey":"test-key-test-key-0","title":"Serial numbers","description":"For the audit","columns":["id","title","C__CATG__MODEL-serial","C__CATG__MODEL-manufacturer","C__CATG__IP-hostname"],"filter":{"type":"C__OBJTYPE__SERVER"},"order_by":"title","sort":"DESC"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Report Serial numbers has been saved.","id":1}}
>> {"version":"2.0","method":"cmdb.report.list.v2","params":{"apikey":"test-key-test-key-0"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":[{"id":1,"category":"","title":"Serial numbers","description":"For the audit","created":"2026-01-15T09:00:00.000Z","modified":"2026-01-15T09:00:00.000Z","filter":{"type":"C__OBJTYPE__SERVER"},"columns":["id","title","C__CATG__MODEL-serial","C__CATG__MODEL-manufacturer","C__CATG__IP-hostname"],"order_by":"title","sort":"DESC","group_by":"","totals":[]}]}
>> {"version":"2.0","method":"kataster.report.save","params":{"apikey":"test-key-test-key-0","title":"Serial numbers","columns":["title"],"category":"Audit","language":"de"},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"success":true,"message":"Der Bericht Serial numbers wurde gespeichert.","id":1}}
>> {"version":"2.0","method":"cmdb.report.list.v2","params":{"apikey":"test-key-test-key-0"},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":[{"id":1,"category":"Audit","title":"Serial numbers","description":"","created":"2026-01-15T09:00:00.000Z","modified":"2026-01-15T09:00:00.000Z","filter":{},"columns":["title"],"order_by":"id","sort":"ASC","group_by":"","totals":[]}]}
>> {"version":"2.0","method":"cmdb.report.read.v2","params":{"apikey":"test-key-test-key-0","id":1},"id":8}
<< {"id":8,"jsonrpc":"2.0","result":[{"Title":"web1"},{"Title":"db1"},{"Title":"pc1"}]}
