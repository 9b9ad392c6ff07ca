// A net lists the host addresses in it, each with the object that has it.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__LAYER3_NET","title":"office","categories":{"C__CATS__NET":{"address":"10.0.0.0","cidr_suffix":24}}},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATS__NET":[1]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__IP":{"net":1,"ipv4_address":"10.0.0.5"}}},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true,"categories":{"C__CATG__IP":[2]}}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATS__NET_IP_ADDRESSES"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"id":"2","objID":"1","net_type":{"id":"1","title":"IPv4 (Internet Protocol v4)","const":"C__CATS_NET_TYPE__IPV4","title_lang":"IPv4 (Internet Protocol v4)"},"title":"10.0.0.5","ipv4_assignment":{"id":"1","title":"DHCP","const":"C__CATP__IP__ASSIGN__DHCP","title_lang":"DHCP"},"ipv6_assignment":{"id":"6","title":"Static","const":"C__CMDB__CATG__IP__STATIC","title_lang":"Static"},"object":{"id":"2","title":"web1","sysid":"SYSID_1768467602","type":"C__OBJTYPE__SERVER","type_title":"Server"},"ip_address_link":""}]}
