// Each command that existing clients call does what it is for, or says why not.
// dialect: idoit
>> {"version":"2.0","method":"console.auth.cleanup","params":{"apikey":"test-key-test-key-0"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"output":["Rights are removed together with the key, user or group that has them; nothing is left to clean up."]}}
>> {"version":"2.0","method":"console.import.csv","params":{"apikey":"test-key-test-key-0"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"success":false,"output":["CSV files are imported by the console and by kataster import csv, with the profiles of kataster.import_profile.read."]}}
>> {"version":"2.0","method":"console.import.csvprofiles","params":{"apikey":"test-key-test-key-0"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"success":true,"output":["kataster.import_profile.read returns the profiles."]}}
>> {"version":"2.0","method":"console.import.hinventory","params":{"apikey":"test-key-test-key-0"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"output":["h-inventory is not read here."]}}
>> {"version":"2.0","method":"console.import.jdisc","params":{"apikey":"test-key-test-key-0"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":false,"output":["JDisc is not read here."]}}
>> {"version":"2.0","method":"console.import.jdiscdiscovery","params":{"apikey":"test-key-test-key-0"},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"success":false,"output":["JDisc is not read here."]}}
>> {"version":"2.0","method":"console.import.ocs","params":{"apikey":"test-key-test-key-0"},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":{"success":false,"output":["OCS Inventory is not read here."]}}
>> {"version":"2.0","method":"console.import.syslog","params":{"apikey":"test-key-test-key-0"},"id":8}
<< {"id":8,"jsonrpc":"2.0","result":{"success":false,"output":["syslog is not read here."]}}
>> {"version":"2.0","method":"console.import.xml","params":{"apikey":"test-key-test-key-0"},"id":9}
<< {"id":9,"jsonrpc":"2.0","result":{"success":true,"output":["XML is not read here."]}}
>> {"version":"2.0","method":"console.ldap.sync","params":{"apikey":"test-key-test-key-0"},"id":10}
<< {"id":10,"jsonrpc":"2.0","result":{"success":false,"output":["No directory is set up that is enabled."]}}
>> {"version":"2.0","method":"console.ldap.syncdn","params":{"apikey":"test-key-test-key-0"},"id":11}
<< {"id":11,"jsonrpc":"2.0","result":{"success":false,"output":["No directory is set up that is enabled."]}}
>> {"version":"2.0","method":"console.logbook.archive","params":{"apikey":"test-key-test-key-0"},"id":12}
<< {"id":12,"jsonrpc":"2.0","result":{"success":true,"output":["The logbook is made from the history, which is not archived. KATASTER_HISTORY says how long it is kept."]}}
>> {"version":"2.0","method":"console.notifications.send","params":{"apikey":"test-key-test-key-0"},"id":13}
<< {"id":13,"jsonrpc":"2.0","result":{"success":true,"output":["No notifications wait to be sent; webhooks deliver changes by themselves."]}}
>> {"version":"2.0","method":"console.report.export","params":{"apikey":"test-key-test-key-0"},"id":14}
<< {"id":14,"jsonrpc":"2.0","result":{"success":false,"output":["Reports are not written to files of the server."]}}
>> {"version":"2.0","method":"console.search.index","params":{"apikey":"test-key-test-key-0"},"id":15}
<< {"id":15,"jsonrpc":"2.0","result":{"success":true,"output":["Everything that was written can be found."]}}
>> {"version":"2.0","method":"console.tenant.list","params":{"apikey":"test-key-test-key-0"},"id":16}
<< {"id":16,"jsonrpc":"2.0","result":{"success":true,"output":["1: kataster (active)"]}}
// By its own name, with options and arguments, in German.
>> {"version":"2.0","method":"console.run","params":{"apikey":"test-key-test-key-0","command":"tenant.list","options":{},"arguments":[],"language":"de"},"id":17}
<< {"id":17,"jsonrpc":"2.0","result":{"success":true,"output":["1: kataster (aktiv)"]}}
>> {"version":"2.0","method":"console.import.csv","params":{"apikey":"test-key-test-key-0","options":{"file":"servers.csv","profileId":3},"arguments":{},"language":"de"},"id":18}
<< {"id":18,"jsonrpc":"2.0","result":{"success":false,"output":["CSV-Dateien importieren die Konsole und kataster import csv, mit den Profilen von kataster.import_profile.read."]}}
>> {"version":"2.0","method":"console.import.jdisc.v2","params":{"apikey":"test-key-test-key-0","options":{},"arguments":[]},"id":19}
<< {"id":19,"jsonrpc":"2.0","result":{"success":false,"output":["JDisc is not read here."]}}
// An import of a file that is named is not done; without a file nothing is to be imported.
>> {"version":"2.0","method":"console.import.xml","params":{"apikey":"test-key-test-key-0","options":{"importFile":"servers.xml"}},"id":20}
<< {"id":20,"jsonrpc":"2.0","result":{"success":false,"output":["XML is not read here."]}}
>> {"version":"2.0","method":"console.import.hinventory","params":{"apikey":"test-key-test-key-0","arguments":["inventory.xml"]},"id":21}
<< {"id":21,"jsonrpc":"2.0","result":{"success":false,"output":["h-inventory is not read here."]}}
>> {"version":"2.0","method":"console.import.xml","params":{"apikey":"test-key-test-key-0","options":{},"arguments":[],"language":"de"},"id":22}
<< {"id":22,"jsonrpc":"2.0","result":{"success":true,"output":["XML wird hier nicht gelesen."]}}
>> {"version":"2.0","method":"console.import.hinventory","params":{"apikey":"test-key-test-key-0","options":[]},"id":23}
<< {"id":23,"jsonrpc":"2.0","result":{"success":true,"output":["h-inventory is not read here."]}}
>> {"version":"2.0","method":"console.import.ocs","params":{"apikey":"test-key-test-key-0"},"id":24}
<< {"id":24,"jsonrpc":"2.0","result":{"success":false,"output":["OCS Inventory is not read here."]}}
