// Several choices may be one text: a title, or titles separated by commas.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__GLOBAL","data":{"tag":"blue"}},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__GLOBAL","data":{"tag":"green, blue,red"}},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__GLOBAL"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","title":"web1","status":{"id":"2","title":"Normal","const":"","title_lang":"LC__CMDB__RECORD_STATUS__NORMAL"},"created":"2026-01-15 09:00:00","created_by":"test","changed":"2026-01-15 09:00:00","changed_by":"test","purpose":null,"category":null,"sysid":"SYSID_1768467601","cmdb_status":{"id":"6","title":"in operation","const":"C__CMDB_STATUS__IN_OPERATION","title_lang":"in operation"},"type":{"id":"5","title":"Server","const":"C__OBJTYPE__SERVER","title_lang":"Server"},"tag":[{"id":"10002","title":"green","const":null,"title_lang":"green"},{"id":"10001","title":"blue","const":null,"title_lang":"blue"},{"id":"10003","title":"red","const":null,"title_lang":"red"}],"description":""}]}
>> {"version":"2.0","method":"cmdb.dialog.create","params":{"apikey":"test-key-test-key-0","category":"C__CATG__GLOBAL","property":"tag","value":"red, white and blue"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"Choice 10004 is there.","entry_id":10004}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__GLOBAL","data":{"tag":"red, white and blue"}},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__GLOBAL"},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","title":"web1","status":{"id":"2","title":"Normal","const":"","title_lang":"LC__CMDB__RECORD_STATUS__NORMAL"},"created":"2026-01-15 09:00:00","created_by":"test","changed":"2026-01-15 09:00:00","changed_by":"test","purpose":null,"category":null,"sysid":"SYSID_1768467601","cmdb_status":{"id":"6","title":"in operation","const":"C__CMDB_STATUS__IN_OPERATION","title_lang":"in operation"},"type":{"id":"5","title":"Server","const":"C__OBJTYPE__SERVER","title_lang":"Server"},"tag":[{"id":"10004","title":"red, white and blue","const":null,"title_lang":"red, white and blue"}],"description":""}]}
