// Until somebody saves one the list is empty.
>> {"version":"2.0","method":"cmdb.report.list.v2","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"kataster.report.save","params":{"apikey":"test-key-test-key-0","title":"Serial numbers","description":"For the audit","columns":["id","title","C__CATG__MODEL-serial","C__CATG__MODEL-manufacturer","C__CATG__IP-hostname"],"filter":{"type":"C__OBJTYPE__SERVER"},"order_by":"title","sort":"DESC"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Report Serial numbers has been saved.","id":1}}
>> {"version":"2.0","method":"cmdb.report.list.v2","params":{"apikey":"test-key-test-key-0"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"id":1,"category":"","title":"Serial numbers","description":"For the audit","created":"2026-01-15T09:00:00.000Z","modified":"2026-01-15T09:00:00.000Z","filter":{"type":"C__OBJTYPE__SERVER"},"columns":["id","title","C__CATG__MODEL-serial","C__CATG__MODEL-manufacturer","C__CATG__IP-hostname"],"order_by":"title","sort":"DESC","group_by":"","totals":[]}]}
