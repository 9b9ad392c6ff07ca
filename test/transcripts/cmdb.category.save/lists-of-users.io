// The states of virtual machines and the hosts of a monitoring are lists that users fill.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__VIRTUAL_SERVER","title":"vm1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__VIRTUAL_MACHINE","data":{"state":"running"}},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__MONITORING","data":{"monitoring_host":"mon1"}},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":2}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__VIRTUAL_MACHINE"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","virtual_machine":null,"hosts":null,"system":null,"config_file":"","primary":null,"state":{"id":"10001","title":"running","const":null,"title_lang":"running"},"description":""}]}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__MONITORING"},"id":5}
<<c {"id":5,"jsonrpc":"2.0","result":[{"id":"2","objID":"1","active":{"value":"0","title":"No"},"monitoring_host":{"id":"10002","title":"mon1","const":null,"title_lang":"mon1"},"host_name":"","host_name_selection":"","description":""}]}
<<i {"id":5,"jsonrpc":"2.0","result":[{"id":"2","objID":"1","active":{"value":"0","title":"No"},"monitoring_host":{"id":"10002","title":"mon1","const":null,"title_lang":"mon1"},"host_name":"","host_name_selection":null,"description":""}]}
