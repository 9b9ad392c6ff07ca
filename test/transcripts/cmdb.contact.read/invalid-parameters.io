// A filter that names nobody is refused, and another question.
// dialect: idoit
>> {"version":"2.0","method":"cmdb.contact.read","params":{"apikey":"test-key-test-key-0","method":"assigned_objects_by_contact","filter":{}},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: filter: expected an id or a mail address","data":{"filter":"expected an id or a mail address"}}}
>> {"version":"2.0","method":"cmdb.contact.read","params":{"apikey":"test-key-test-key-0","method":"contacts_by_object","filter":{"id":1}},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: method: expected the text assigned_objects_by_contact, not \"contacts_by_object\"","data":{"method":"expected the text assigned_objects_by_contact, not \"contacts_by_object\""}}}
>> {"version":"2.0","method":"cmdb.contact.read","params":{"apikey":"test-key-test-key-0","method":"assigned_objects_by_contact"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: filter: is required: expected an object with id or email","data":{"filter":"is required: expected an object with id or email"}}}
