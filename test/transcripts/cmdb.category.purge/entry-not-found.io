// What is purged is gone; and the id of another entry does not purge the one of a single-value category.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__IP":{"hostname":"web1","ipv4_address":"192.0.2.10"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":[1]}}}
>> {"version":"2.0","method":"cmdb.category.purge","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__IP","entry":1},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Entry 1 has been successfully purged from 2 to 5."}}
>> {"version":"2.0","method":"cmdb.category.purge","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__IP","entry":1},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Unable to find entry for id 1. Please ensure that entry is owned by object 1 and has a valid status.","data":{"error":"EntryNotFound"}}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__MODEL","data":{"serial":"J300X12"}},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":2}}
>> {"version":"2.0","method":"cmdb.category.purge","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__MODEL","entry":1},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: Unable to find entry for id 1. Please ensure that entry is owned by object 1 and has a valid status.","data":{"error":"EntryNotFound"}}}
