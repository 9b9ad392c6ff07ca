// A value that the attribute does not take is refused with what would be right; nothing is saved.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__IP":{"hostname":"web1","ipv4_address":"192.0.2.10"}}},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":["1"]}}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":[1]}}}
>> {"version":"2.0","method":"cmdb.category.update","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__IP","data":{"category_id":1,"hostname":["web2"],"ipv4_assignment":"Dynamic"}},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: There was a validation error","data":{"error":"ValidationFailed","hostname":"expected a text, not a list of 1","ipv4_assignment":"there is no choice \"Dynamic\"; expected one of \"DHCP\", \"DHCP reserved\", \"static\", \"unnumbered\""}}}
