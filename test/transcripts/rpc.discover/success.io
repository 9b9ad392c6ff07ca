// The document of the interface is there for everyone: no key is asked for.
>> {"version":"2.0","method":"rpc.discover","params":{},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":@openrpc.json}
