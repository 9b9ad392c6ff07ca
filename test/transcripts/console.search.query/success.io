// A line for each hit; what was written before is found.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.object.create","params":{"apikey":"test-key-test-key-0","type":"C__OBJTYPE__SERVER","title":"web1","categories":{"C__CATG__MODEL":{"manufacturer":"Lenovo","serial":"J300X12"}}},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"id":1,"message":"Object was successfully created","success":true,"categories":{"C__CATG__MODEL":[1]}}}
>> {"version":"2.0","method":"console.search.query","params":{"apikey":"test-key-test-key-0","options":{"searchString":"J300X12"}},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"output":["1: Server > Model > Serial number: web1: J300X12"]}}
>> {"version":"2.0","method":"console.search.query","params":{"apikey":"test-key-test-key-0","options":{"searchString":"web1","user":"admin"},"arguments":[],"language":"de"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"output":["1: Server > Allgemein > Bezeichnung: web1"]}}
>> {"version":"2.0","method":"console.search.query","params":{"apikey":"test-key-test-key-0","options":{"searchString":"nothing"}},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"output":[]}}
