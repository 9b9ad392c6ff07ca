// The version, and who asks; existing clients are told the version of the servers they were written for.
>> {"version":"2.0","method":"idoit.version","params":{"apikey":"test-key-test-key-0","language":"de"},"id":1}
<<c {"id":1,"jsonrpc":"2.0","result":{"login":{"userid":"0","name":"test","mail":"","username":"test","tenant":"kataster","mandator":"kataster","language":"de"},"version":"0.1.0","step":"","type":"OPEN"}}
<<i {"id":1,"jsonrpc":"2.0","result":{"login":{"userid":"0","name":"test","mail":"","username":"test","tenant":"kataster","mandator":"kataster","language":"de"},"version":"38","step":"","type":"OPEN"}}
>> {"version":"2.0","method":"idoit.version.read","params":{"apikey":"test-key-test-key-0"},"id":2}
<<c {"id":2,"jsonrpc":"2.0","result":{"login":{"userid":"0","name":"test","mail":"","username":"test","tenant":"kataster","mandator":"kataster","language":"en"},"version":"0.1.0","step":"","type":"OPEN"}}
<<i {"id":2,"jsonrpc":"2.0","result":{"login":{"userid":"0","name":"test","mail":"","username":"test","tenant":"kataster","mandator":"kataster","language":"en"},"version":"38","step":"","type":"OPEN"}}
