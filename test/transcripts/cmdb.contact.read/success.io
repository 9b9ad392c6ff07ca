// The objects that a person is a contact of, by relation.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__PERSON","title":"Ada Byron","categories":{"C__CATS__PERSON_MASTER":{"first_name":"Ada","last_name":"Byron","mail":"ada@cmdb.example"}}},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATS__PERSON_MASTER":[1]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__CONTACT":{"contact_object":1,"role":"C__CONTACT_TYPE__ADMIN","primary":1}}},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"id":2,"message":"Object was successfully created","success":true,"categories":{"C__CATG__CONTACT":[2]}}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web2","categories":{"C__CATG__CONTACT":[{"contact_object":1,"role":"Night shift","primary":0}]}},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"id":3,"message":"Object was successfully created","success":true,"categories":{"C__CATG__CONTACT":[3]}}}
>> {"version":"2.0","method":"cmdb.contact.read","params":{"apikey":"test-key-test-key-0","method":"assigned_objects_by_contact","filter":{"id":1}},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"1073741825":{"id":"2","title":"web1","sysid":"SYSID_1768467602","type":"5","type_title":"Server","primary":"Yes","role":"Administrator"},"1073741826":{"id":"3","title":"web2","sysid":"SYSID_1768467603","type":"5","type_title":"Server","primary":"No","role":"Night shift"}}}
// By mail address; roles are told in the language of the call, except those that were added.
>> {"version":"2.0","method":"cmdb.contact.read","params":{"apikey":"test-key-test-key-0","method":"assigned_objects_by_contact","filter":{"email":"ada@cmdb.example"},"language":"de"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"1073741825":{"id":"2","title":"web1","sysid":"SYSID_1768467602","type":"5","type_title":"Server","primary":"Yes","role":"Administrator"},"1073741826":{"id":"3","title":"web2","sysid":"SYSID_1768467603","type":"5","type_title":"Server","primary":"No","role":"Night shift"}}}
>> {"version":"2.0","method":"cmdb.contact.read","params":{"apikey":"test-key-test-key-0","method":"assigned_objects_by_contact","filter":{"id":2}},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{}}
