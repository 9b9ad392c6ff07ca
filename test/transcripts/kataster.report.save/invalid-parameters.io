// Columns are attributes that there are; passwords are none.
>> {"version":"2.0","method":"kataster.report.save","params":{"apikey":"test-key-test-key-0","title":"x"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: columns: is required: expected a list","data":{"error":"InvalidParameters","columns":"is required: expected a list"}}}
>> {"version":"2.0","method":"kataster.report.save","params":{"apikey":"test-key-test-key-0","title":"x","columns":[]},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: columns: expected a list of at least 1 element, not an empty list","data":{"error":"InvalidParameters","columns":"expected a list of at least 1 element, not an empty list"}}}
>> {"version":"2.0","method":"kataster.report.save","params":{"apikey":"test-key-test-key-0","title":"x","columns":["titel"]},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: columns: 0: expected a text of another form, not \"titel\"","data":{"error":"InvalidParameters","columns":"0: expected a text of another form, not \"titel\""}}}
>> {"version":"2.0","method":"kataster.report.save","params":{"apikey":"test-key-test-key-0","title":"x","columns":["C__CATG__MODEL-serail"]},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: columns.0: there is no attribute \"serail\" in C__CATG__MODEL","data":{"error":"InvalidParameters","columns.0":"there is no attribute \"serail\" in C__CATG__MODEL"}}}
>> {"version":"2.0","method":"kataster.report.save","params":{"apikey":"test-key-test-key-0","title":"x","columns":["C__CATG__PASSWD-password"]},"id":5}
<< {"id":5,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: columns.0: passwords and files are no columns: expected another attribute","data":{"error":"InvalidParameters","columns.0":"passwords and files are no columns: expected another attribute"}}}
>> {"version":"2.0","method":"kataster.report.save","params":{"apikey":"test-key-test-key-0","title":"x","columns":["title"],"order_by":"serial"},"id":6}
<< {"id":6,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: order_by: expected one of \"id\", \"title\", \"type\", \"type_title\", \"sysid\", \"first_name\", \"last_name\", \"email\", not \"serial\"","data":{"error":"InvalidParameters","order_by":"expected one of \"id\", \"title\", \"type\", \"type_title\", \"sysid\", \"first_name\", \"last_name\", \"email\", not \"serial\""}}}
