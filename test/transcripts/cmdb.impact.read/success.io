// The tree of what depends on an object; existing clients call it by its short name, too.
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__ENCLOSURE","title":"Rack 1"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true}}
<<i {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON","title":"Ada Byron","categories":{"C__CATS__PERSON_MASTER":{"first_name":"Ada","last_name":"Byron","mail":"ada@example.com"}}},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"2","message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_MASTER":["1"]}}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_MASTER":[1]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__LOCATION":{"parent":1},"C__CATG__CONTACT":{"contact_object":2,"role":"C__CONTACT_TYPE__ADMIN"}}},"id":3}
<<c {"id":3,"jsonrpc":"2.0","result":{"id":"3","message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":["2"],"C__CATG__CONTACT":["3"]}}}
<<i {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true,"categories":{"C__CATG__LOCATION":[2],"C__CATG__CONTACT":[3]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web2"},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":{"id":"4","message":"Object was successfully created","success":true}}
<<i {"id":4,"jsonrpc":"2.0","result":{"id":4,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web3"},"id":5}
<<c {"id":5,"jsonrpc":"2.0","result":{"id":"5","message":"Object was successfully created","success":true}}
<<i {"id":5,"jsonrpc":"2.0","result":{"id":5,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__CLUSTER","title":"Cluster 1","categories":{"C__CATG__CLUSTER_MEMBERS":{"member":[3,4,5]}}},"id":6}
<<c {"id":6,"jsonrpc":"2.0","result":{"id":"6","message":"Object was successfully created","success":true,"categories":{"C__CATG__CLUSTER_MEMBERS":["4","5","6"]}}}
<<i {"id":6,"jsonrpc":"2.0","result":{"id":6,"message":"Object was successfully created","success":true,"categories":{"C__CATG__CLUSTER_MEMBERS":[4,5,6]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__IT_SERVICE","title":"Shop"},"id":7}
<<c {"id":7,"jsonrpc":"2.0","result":{"id":"7","message":"Object was successfully created","success":true}}
<<i {"id":7,"jsonrpc":"2.0","result":{"id":7,"message":"Object was successfully created","success":true}}
>> {"version":"2.0","method":"cmdb.category.save","params":{"apikey":"test-key-test-key-0","object":6,"category":"C__CATG__IT_SERVICE","data":{"connected_object":7}},"id":8}
<< {"id":8,"jsonrpc":"2.0","result":{"success":true,"message":"Category entry successfully saved","entry":7}}
>> {"version":"2.0","method":"cmdb.impact.read","params":{"apikey":"test-key-test-key-0","id":1,"relation_type":"C__RELATION_TYPE__LOCATION"},"id":9}
<< {"id":9,"jsonrpc":"2.0","result":[{"id":3,"name":"web1","data":{"relation":{"type":"C__RELATION_TYPE__LOCATION","text":"is location of"},"color":"#A2BCFA","statusColor":"#33C20A","objTypeID":5,"objectType":"Server","objID":3},"children":[]}]}
>> {"version":"2.0","method":"cmdb.impact","params":{"apikey":"test-key-test-key-0","id":1,"relation_type":["C__RELATION_TYPE__LOCATION","C__RELATION_TYPE__CLUSTER_MEMBERSHIPS",23],"language":"de"},"id":10}
<<c {"id":10,"jsonrpc":"2.0","result":[{"id":3,"name":"web1","data":{"relation":{"type":"C__RELATION_TYPE__LOCATION","text":"ist Standort von"},"color":"#A2BCFA","statusColor":"#33C20A","objTypeID":5,"objectType":"Server","objID":3},"children":[{"id":6,"name":"Cluster 1","data":{"relation":{"type":"C__RELATION_TYPE__CLUSTER_MEMBERSHIPS","text":"ist Mitglied von"},"color":"#9FAAB7","statusColor":"#33C20A","objTypeID":55,"objectType":"Cluster","objID":6},"children":[{"id":7,"name":"Shop","data":{"relation":{"type":"C__RELATION_TYPE__IT_SERVICE_COMPONENT","text":"ist Servicekomponente von"},"color":"#C7F464","statusColor":"#33C20A","objTypeID":45,"objectType":"Service","objID":7},"children":[]}]}]}]}
<<i {"id":10,"jsonrpc":"2.0","result":[{"id":3,"name":"web1","data":{"relation":{"type":"C__RELATION_TYPE__LOCATION","text":"is location of"},"color":"#A2BCFA","statusColor":"#33C20A","objTypeID":5,"objectType":"Server","objID":3},"children":[{"id":6,"name":"Cluster 1","data":{"relation":{"type":"C__RELATION_TYPE__CLUSTER_MEMBERSHIPS","text":"is member of"},"color":"#9FAAB7","statusColor":"#33C20A","objTypeID":55,"objectType":"Cluster","objID":6},"children":[{"id":7,"name":"Shop","data":{"relation":{"type":"C__RELATION_TYPE__IT_SERVICE_COMPONENT","text":"is Service component of"},"color":"#C7F464","statusColor":"#33C20A","objTypeID":45,"objectType":"Service","objID":7},"children":[]}]}]}]}
// Relations of another status.
>> {"version":"2.0","method":"cmdb.impact.read","params":{"apikey":"test-key-test-key-0","id":1,"relation_type":10,"status":3},"id":11}
<< {"id":11,"jsonrpc":"2.0","result":[]}
