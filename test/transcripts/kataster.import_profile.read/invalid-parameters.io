// There are no parameters of its own.
>> {"version":"2.0","method":"kataster.import_profile.read","params":{"apikey":"test-key-test-key-0","title":"Our servers"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: title: there is no such parameter; expected none","data":{"error":"InvalidParameters","title":"there is no such parameter; expected none"}}}
<<i {"id":1,"jsonrpc":"2.0","result":[]}
