// An attribute that is not there has no choices.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.dialog.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__MODEL","property":"colour"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"cmdb.dialog.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__CPU","property":["colour","frequency_unit"]},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"colour":[],"frequency_unit":[{"id":"1","const":"C__FREQUENCY_UNIT__KHZ","title":"KHz"},{"id":"2","const":"C__FREQUENCY_UNIT__MHZ","title":"MHz"},{"id":"3","const":"C__FREQUENCY_UNIT__GHZ","title":"GHz"},{"id":"4","const":"C__FREQUENCY_UNIT__THZ","title":"THz"},{"id":"1000","const":"C__FREQUENCY_UNIT__HZ","title":"Hz"}]}}
>> {"version":"2.0","method":"cmdb.dialog.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__CPU","property":"title"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: property: attribute 'title' of C__CATG__CPU has no list of choices; expected one of \"manufacturer\", \"type\", \"frequency_unit\"","data":{"property":"attribute 'title' of C__CATG__CPU has no list of choices; expected one of \"manufacturer\", \"type\", \"frequency_unit\""}}}
