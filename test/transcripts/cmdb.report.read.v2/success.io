// Rows have the titles of the columns in the language of the call; several entries are one text.
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
>> {"version":"2.0","method":"cmdb.report.read.v2","params":{"apikey":"test-key-test-key-0","id":1},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":[{"ID":"1","Title":"web1","Serial number":"J300X13","Manufacturer":"Lenovo","Hostname":"web1; www"},{"ID":"2","Title":"db1","Serial number":"","Manufacturer":"","Hostname":""}]}
>> {"version":"2.0","method":"cmdb.report.read.v2","params":{"apikey":"test-key-test-key-0","id":1,"limit":1,"offset":1,"language":"de"},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":[{"ID":"2","Bezeichnung":"db1","Seriennummer":"","Hersteller":"","Hostname":""}]}
>> {"version":"2.0","method":"cmdb.report.read.v2","params":{"apikey":"test-key-test-key-0","id":1,"offset":2},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":[]}
