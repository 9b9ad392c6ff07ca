// Choices that nobody adds to, by the number of the category.
>> {"version":"2.0","method":"cmdb.dialog.read","params":{"apikey":"test-key-test-key-0","catgID":2,"property":"manufacturer"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":[{"id":"1","const":"C__MODEL_NOT_SPECIFIED","title":"Not specified"}]}
>> {"version":"2.0","method":"cmdb.dialog.read","params":{"apikey":"test-key-test-key-0","category":"C__CATG__GLOBAL","property":"status"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":[{"id":"1","const":"C__RECORD_STATUS__BIRTH","title":"Unfinished"},{"id":"2","const":"C__RECORD_STATUS__NORMAL","title":"Normal"},{"id":"3","const":"C__RECORD_STATUS__ARCHIVED","title":"Archived"},{"id":"4","const":"C__RECORD_STATUS__DELETED","title":"Deleted"},{"id":"6","const":"C__RECORD_STATUS__TEMPLATE","title":"Template"},{"id":"7","const":"C__RECORD_STATUS__MASS_CHANGES_TEMPLATE","title":"Mass change template"}]}
