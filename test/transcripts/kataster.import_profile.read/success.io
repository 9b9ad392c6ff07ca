// Until one is saved the list is empty.
>> {"version":"2.0","method":"kataster.import_profile.read","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":[]}
>> {"version":"2.0","method":"kataster.import_profile.save","params":{"apikey":"test-key-test-key-0","title":"Our servers","columns":[{"title":"Hostname","target":"title","key":true},{"title":"RAM","target":"C__CATG__MEMORY-capacity","unit":"GB"},{"title":"Remarks"}],"type":"C__OBJTYPE__SERVER","encoding":"windows-1252","separator":";"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":true,"message":"Profile Our servers has been saved.","id":1}}
>> {"version":"2.0","method":"kataster.import_profile.read","params":{"apikey":"test-key-test-key-0"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":[{"id":1,"title":"Our servers","type":"C__OBJTYPE__SERVER","encoding":"windows-1252","separator":";","columns":[{"title":"Hostname","key":true,"target":"title"},{"title":"RAM","unit":"GB","key":false,"target":"C__CATG__MEMORY-capacity"},{"title":"Remarks","key":false}]}]}
