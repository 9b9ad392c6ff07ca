// In a single-value category the one entry is created and, at the next call, updated: what is not named keeps its value.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__MODEL","data":{"manufacturer":"Lenovo","title":"ThinkSystem SR650","serial":"J300X12"}},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__MODEL","data":{"firmware":"2.10","serial":null}},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__MODEL"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","manufacturer":{"id":"10001","title":"Lenovo","const":null,"title_lang":"Lenovo"},"title":{"id":"10002","title":"ThinkSystem SR650","const":null,"title_lang":"ThinkSystem SR650"},"productid":"","service_tag":"","serial":"","firmware":"2.10","description":""}]}
