// The nets that hold an address, the smallest first, without those of all addresses.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__LAYER3_NET","title":"Global v4","categories":{"C__CATS__NET":{"type":"C__CATS_NET_TYPE__IPV4","address":"0.0.0.0","netmask":"0.0.0.0","range_from":"0.0.0.0","range_to":"255.255.255.255","cidr_suffix":0}}},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATS__NET":[1]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__LAYER3_NET","title":"All of them","categories":{"C__CATS__NET":{"type":"C__CATS_NET_TYPE__IPV4","address":"192.0.0.0","cidr_suffix":4}}},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true,"categories":{"C__CATS__NET":[2]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__LAYER3_NET","title":"Office","categories":{"C__CATS__NET":{"type":"C__CATS_NET_TYPE__IPV4","address":"192.0.2.0","netmask":"255.255.255.0"}}},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true,"categories":{"C__CATS__NET":[3]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__LAYER3_NET","title":"Printers","categories":{"C__CATS__NET":{"type":"C__CATS_NET_TYPE__IPV4","address":"192.0.2.64","range_from":"192.0.2.70","range_to":"192.0.2.90"}}},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"id":4,"message":"Object was successfully created","success":true,"categories":{"C__CATS__NET":[4]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__LAYER3_NET","title":"Elsewhere","categories":{"C__CATS__NET":{"type":"C__CATS_NET_TYPE__IPV4","address":"192.0.3.0","cidr_suffix":24}}},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"id":5,"message":"Object was successfully created","success":true,"categories":{"C__CATS__NET":[5]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__LAYER3_NET","title":"Servers v6","categories":{"C__CATS__NET":{"type":"C__CATS_NET_TYPE__IPV6","address":"2001:0DB8::","cidr_suffix":32}}},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"id":6,"message":"Object was successfully created","success":true,"categories":{"C__CATS__NET":[6]}}}
>> {"version":"2.0","method":"cmdb.ip_search.read","params":{"apikey":"test-key-test-key-0","ip":"192.0.2.77"},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":[{"id":4,"title":"Printers","sysid":"SYSID_1768467604","type":31,"type_title":"Layer 3-Net","address":"192.0.2.64","netmask":"","cidr_suffix":null,"range_from":"192.0.2.70","range_to":"192.0.2.90"},{"id":3,"title":"Office","sysid":"SYSID_1768467603","type":31,"type_title":"Layer 3-Net","address":"192.0.2.0","netmask":"255.255.255.0","cidr_suffix":24,"range_from":"","range_to":""},{"id":2,"title":"All of them","sysid":"SYSID_1768467602","type":31,"type_title":"Layer 3-Net","address":"192.0.0.0","netmask":"240.0.0.0","cidr_suffix":4,"range_from":"","range_to":""}]}
// By its other name.
>> {"version":"2.0","method":"cmdb.ip_search.getNetworksByIp","params":{"apikey":"test-key-test-key-0","ip":"192.0.2.10"},"id":8}
<< {"id":8,"jsonrpc":"2.0","result":[{"id":3,"title":"Office","sysid":"SYSID_1768467603","type":31,"type_title":"Layer 3-Net","address":"192.0.2.0","netmask":"255.255.255.0","cidr_suffix":24,"range_from":"","range_to":""},{"id":2,"title":"All of them","sysid":"SYSID_1768467602","type":31,"type_title":"Layer 3-Net","address":"192.0.0.0","netmask":"240.0.0.0","cidr_suffix":4,"range_from":"","range_to":""}]}
>> {"version":"2.0","method":"cmdb.ip_search.read","params":{"apikey":"test-key-test-key-0","ip":"2001:db8:0:1::5"},"id":9}
<< {"id":9,"jsonrpc":"2.0","result":[{"id":6,"title":"Servers v6","sysid":"SYSID_1768467606","type":31,"type_title":"Layer 3-Net","address":"2001:0DB8::","netmask":"ffff:ffff::","cidr_suffix":32,"range_from":"","range_to":""}]}
>> {"version":"2.0","method":"cmdb.ip_search.read","params":{"apikey":"test-key-test-key-0","ip":"203.0.113.1"},"id":10}
<< {"id":10,"jsonrpc":"2.0","result":[{"id":2,"title":"All of them","sysid":"SYSID_1768467602","type":31,"type_title":"Layer 3-Net","address":"192.0.0.0","netmask":"240.0.0.0","cidr_suffix":4,"range_from":"","range_to":""}]}
