// What one end of a connection saves, both ends show, with the object at the other end.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PATCH_PANEL","title":"pp01"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ROUTER","title":"rtr01"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":1,"category":"C__CATG__CONNECTOR","data":{"title":"p1"}},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":1}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":2,"category":"C__CATG__NETWORK_PORT","data":{"title":"Gi0","assigned_connector":1}},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":2}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__CONNECTOR"},"id":5}
<<c {"id":5,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","title":"p1","type":null,"wiring_system":null,"interface":null,"fiber_wave_lengths":[],"connection_type":null,"assigned_connector":{"id":"2","title":"Gi0","type":"C__CATG__NETWORK_PORT"},"connected_object":{"id":"2","title":"rtr01","sysid":"SYSID_1768467602","type":"C__OBJTYPE__ROUTER","type_title":"Router"},"assigned_category":"","cable_connection":null,"used_fiber_lead_rx":null,"used_fiber_lead_tx":null,"connector_sibling":null,"description":"","relation_direction":null}]}
<<i {"id":5,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","title":"p1","type":null,"wiring_system":null,"interface":null,"fiber_wave_lengths":[],"connection_type":null,"assigned_connector":{"connector_type":null,"name":"Gi0","id":"2","title":"rtr01","sysid":"SYSID_1768467602","type":"C__OBJTYPE__ROUTER","assigned_category":"C__CATG__NETWORK_PORT","ref_id":"2","ref_title":"Gi0","ref_type":"C__CATG__CONNECTOR","con_type":null},"connected_object":{"id":"2","title":"rtr01","sysid":"SYSID_1768467602","type":"C__OBJTYPE__ROUTER","type_title":"Router"},"assigned_category":"","cable_connection":null,"used_fiber_lead_rx":null,"used_fiber_lead_tx":null,"connector_sibling":null,"description":"","relation_direction":null}]}
// A port is a connector, too: it is saved as one by its number.
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":2,"category":"C__CATG__CONNECTOR","entry":2,"data":{"assigned_connector":null}},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":2}}
>> {"version":"2.0","method":"cmdb.category.read","params":{"apikey":"test-key-test-key-0","objID":1,"category":"C__CATG__CONNECTOR"},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":[{"id":"1","objID":"1","title":"p1","type":null,"wiring_system":null,"interface":null,"fiber_wave_lengths":[],"connection_type":null,"assigned_connector":null,"connected_object":null,"assigned_category":"","cable_connection":null,"used_fiber_lead_rx":null,"used_fiber_lead_tx":null,"connector_sibling":null,"description":"","relation_direction":null}]}
