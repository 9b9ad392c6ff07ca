// The definitions are in force at the next call.
>> {"version":"2.0","method":"kataster.schema.apply","params":{"apikey":"test-key-test-key-0","schema":{"categories":[{"const":"C__CATG__CUSTOM_TANK","title":{"en":"Tank","de":"Tank"},"attributes":[{"key":"volume","type":"integer","title":{"en":"Volume","de":"Volumen"}}]}],"object_types":[{"const":"C__OBJTYPE__TANK","title":{"en":"Water tank","de":"Wassertank"},"categories":["C__CATG__GLOBAL","C__CATG__CUSTOM_TANK"]}]}},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"version":1,"steps":[{"part":"categories","name":"C__CATG__CUSTOM_TANK","change":"added","members":[],"touched":0},{"part":"object_types","name":"C__OBJTYPE__TANK","change":"added","members":[],"touched":0}],"loss":0}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__TANK","title":"Tank 1","categories":{"C__CATG__CUSTOM_TANK":[{"volume":500}]}},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__CUSTOM_TANK":["1"]}}}
<<i {"id":2,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__CUSTOM_TANK":[1]}}}
// What is left out stays.
>> {"version":"2.0","method":"kataster.schema.apply","params":{"apikey":"test-key-test-key-0","schema":{"object_types":[{"const":"C__OBJTYPE__TANK","title":{"en":"Basin","de":"Becken"}}]}},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"version":2,"steps":[{"part":"object_types","name":"C__OBJTYPE__TANK","change":"changed","members":["title"],"touched":0}],"loss":0}}
>> {"version":"2.0","method":"kataster.schema.read","params":{"apikey":"test-key-test-key-0"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"version":2,"schema":{"object_type_groups":[],"dialogs":[],"relation_types":[],"categories":[{"kind":"custom","mode":"edit","multiValue":false,"sort":900,"const":"C__CATG__CUSTOM_TANK","title":{"en":"Tank","de":"Tank"},"attributes":[{"key":"volume","type":"integer","title":{"en":"Volume","de":"Volumen"},"id":1000001}],"id":100001}],"object_types":[{"group":null,"icon":"box","color":"B0B0B0","container":false,"visible":true,"rackable":false,"sort":null,"categories":["C__CATG__GLOBAL","C__CATG__CUSTOM_TANK"],"const":"C__OBJTYPE__TANK","title":{"en":"Basin","de":"Becken"},"id":100002}],"category_rules":[],"attribute_rules":[],"object_type_rules":[]}}}
// Attributes are removed by name, and where the caller accepts how many entries lose a value.
>> {"version":"2.0","method":"kataster.schema.apply","params":{"apikey":"test-key-test-key-0","removed":["C__CATG__CUSTOM_TANK.volume"],"accept_loss":1},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"version":3,"steps":[{"part":"attributes","name":"C__CATG__CUSTOM_TANK.volume","change":"removed","members":[],"touched":1}],"loss":1}}
// What is as it was makes no version.
>> {"version":"2.0","method":"kataster.schema.apply","params":{"apikey":"test-key-test-key-0","schema":{"object_types":[{"const":"C__OBJTYPE__TANK","title":{"en":"Basin","de":"Becken"}}]}},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"version":3,"steps":[],"loss":0}}
