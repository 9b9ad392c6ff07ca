// A report that is deleted is in no list.
>> {"version":"2.0","method":"kataster.report.save","params":{"apikey":"test-key-test-key-0","title":"Serial numbers","description":"For the audit","columns":["id","title","C__CATG__MODEL-serial","C__CATG__MODEL-manufacturer","C__CATG__IP-hostname"],"filter":{"type":"C__OBJTYPE__SERVER"},"order_by":"title","sort":"DESC"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"Report Serial numbers has been saved.","id":1}}
>> {"version":"2.0","method":"kataster.report.delete","params":{"apikey":"test-key-test-key-0","title":"Serial numbers"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Report Serial numbers has been deleted."}}
>> {"version":"2.0","method":"cmdb.report.list.v2","params":{"apikey":"test-key-test-key-0"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[]}
