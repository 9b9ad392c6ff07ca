// The profile must be there.
>> {"version":"2.0","method":"kataster.import_profile.delete","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: title: is required: expected a text of 1 to 255 characters of well-formed Unicode without control characters","data":{"error":"InvalidParameters","title":"is required: expected a text of 1 to 255 characters of well-formed Unicode without control characters"}}}
>> {"version":"2.0","method":"kataster.import_profile.delete","params":{"apikey":"test-key-test-key-0","title":"Our servers"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: title: there is no profile \"Our servers\"; expected one of kataster.import_profile.read","data":{"error":"InvalidParameters","title":"there is no profile \"Our servers\"; expected one of kataster.import_profile.read"}}}
