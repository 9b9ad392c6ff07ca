// What links to a purged entry reads null afterwards.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__IP":{"hostname":"web1"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":[1]}}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__NET_LISTENER","data":{"ip_address":1,"port_from":80,"port_to":80}},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":2}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__NET_LISTENER"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"id":"2","objID":"1","protocol":null,"protocol_layer_5":null,"ip_address":{"id":"1","title":"web1","type":"C__CATG__IP"},"port_from":"80","port_to":"80","opened_by":null,"gateway":null,"description":""}]}
>> {"version":"2.0","method":"cmdb.category.purge","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__IP","entry":1},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Entry 1 has been successfully purged from 2 to 5."}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__NET_LISTENER"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":[{"id":"2","objID":"1","protocol":null,"protocol_layer_5":null,"ip_address":null,"port_from":"80","port_to":"80","opened_by":null,"gateway":null,"description":""}]}
