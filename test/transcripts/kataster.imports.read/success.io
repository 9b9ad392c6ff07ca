// Objects and entries that imports made, by the names of their rows.
>> {"version":"2.0","method":"kataster.imports.save","params":{"apikey":"test-key-test-key-0","source":"netbox:default","rows":[{"name":"dcim.device:1","object":{"type":"C__OBJTYPE__SERVER","data":{"title":"web1","tag":null}},"entries":[{"part":"model","category":"C__CATG__MODEL","data":{"serial":"J300X12"}}]}]},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"number":1,"rows":[{"name":"dcim.device:1","result":"created","reason":null,"refused":[],"removed":[],"records":[{"name":"dcim.device:1","object":1,"entry":null},{"name":"dcim.device:1/model","object":1,"entry":1}]}]}}
>> {"version":"2.0","method":"kataster.imports.read","params":{"apikey":"test-key-test-key-0","source":"netbox:default"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"records":[{"name":"dcim.device:1","object":1,"entry":null},{"name":"dcim.device:1/model","object":1,"entry":1}],"cursor":null}}
>> {"version":"2.0","method":"kataster.imports.read","params":{"apikey":"test-key-test-key-0","source":"netbox:default","limit":2,"cursor":""},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"records":[{"name":"dcim.device:1","object":1,"entry":null},{"name":"dcim.device:1/model","object":1,"entry":1}],"cursor":null}}
>> {"version":"2.0","method":"kataster.imports.read","params":{"apikey":"test-key-test-key-0","source":"netbox:other"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"records":[],"cursor":null}}
