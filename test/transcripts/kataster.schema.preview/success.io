// Nothing is changed.
>> {"version":"2.0","method":"kataster.schema.preview","params":{"apikey":"test-key-test-key-0","schema":{"categories":[{"const":"C__CATG__CUSTOM_TANK","title":{"en":"Tank","de":"Tank"},"attributes":[{"key":"volume","type":"integer","title":{"en":"Volume","de":"Volumen"}}]}],"object_types":[{"const":"C__OBJTYPE__TANK","title":{"en":"Water tank","de":"Wassertank"},"categories":["C__CATG__GLOBAL","C__CATG__CUSTOM_TANK"]}]}},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"version":0,"steps":[{"part":"categories","name":"C__CATG__CUSTOM_TANK","change":"added","members":[],"touched":0},{"part":"object_types","name":"C__OBJTYPE__TANK","change":"added","members":[],"touched":0}],"loss":0}}
>> {"version":"2.0","method":"kataster.schema.read","params":{"apikey":"test-key-test-key-0"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"version":0,"schema":{"object_type_groups":[],"dialogs":[],"relation_types":[],"categories":[],"object_types":[],"attribute_rules":[]}}}
// Entries that would lose a value are counted.
>> {"version":"2.0","method":"kataster.schema.apply","params":{"apikey":"test-key-test-key-0","schema":{"categories":[{"const":"C__CATG__CUSTOM_TANK","title":{"en":"Tank","de":"Tank"},"attributes":[{"key":"volume","type":"integer","title":{"en":"Volume","de":"Volumen"}}]}],"object_types":[{"const":"C__OBJTYPE__TANK","title":{"en":"Water tank","de":"Wassertank"},"categories":["C__CATG__GLOBAL","C__CATG__CUSTOM_TANK"]}]}},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"version":1,"steps":[{"part":"categories","name":"C__CATG__CUSTOM_TANK","change":"added","members":[],"touched":0},{"part":"object_types","name":"C__OBJTYPE__TANK","change":"added","members":[],"touched":0}],"loss":0}}
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__TANK","title":"Tank 1","categories":{"C__CATG__CUSTOM_TANK":[{"volume":500}]}},"id":4}
<<c {"id":4,"jsonrpc":"2.0","result":{"id":"1","message":"Object was successfully created","success":true,"categories":{"C__CATG__CUSTOM_TANK":["1"]}}}
<<i {"id":4,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__CUSTOM_TANK":[1]}}}
>> {"version":"2.0","method":"kataster.schema.preview","params":{"apikey":"test-key-test-key-0","removed":["C__CATG__CUSTOM_TANK.volume"]},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"version":1,"steps":[{"part":"attributes","name":"C__CATG__CUSTOM_TANK.volume","change":"removed","members":[],"touched":1}],"loss":1}}
// Stored values that are in the way are listed, page by page.
>> {"version":"2.0","method":"kataster.schema.preview","params":{"apikey":"test-key-test-key-0","schema":{"categories":[{"const":"C__CATG__CUSTOM_TANK","attributes":[{"key":"label","type":"text","title":{"en":"Label","de":"Aufschrift"},"required":true}]}]},"limit":1},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"version":1,"steps":[{"part":"attributes","name":"C__CATG__CUSTOM_TANK.label","change":"added","members":[],"touched":1}],"loss":0,"refused":[{"name":"C__CATG__CUSTOM_TANK.label","member":"required","object":{"id":1,"title":"Tank 1"},"entry":1,"value":null}],"cursor":null}}
