// A user who lost their phone logs in with the password alone again.
>> {"version":"2.0","method":"kataster.user.create","params":{"apikey":"test-key-test-key-0","login":"ada","name":"Ada Lovelace","password":"an example of a password"},"id":1}
<< {"id":1,"jsonrpc":"2.0","result":{"success":true,"message":"User ada has been created.","id":1}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"idoit.login","params":{"apikey":"test-key-test-key-0"},"id":2}
<< {"id":2,"jsonrpc":"2.0","result":{"result":true,"userid":"1","name":"Ada Lovelace","mail":"","username":"ada","session-id":"d1obs6i2yb5v9kj9yurkdd4i1t","client-id":"1","client-name":"kataster"}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"kataster.second_factor.create","params":{"apikey":"test-key-test-key-0","password":"an example of a password"},"id":3}
<< {"id":3,"jsonrpc":"2.0","result":{"secret":"JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP","uri":"otpauth://totp/kataster:ada?issuer=kataster&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"}}
> X-RPC-Auth-Session: d1obs6i2yb5v9kj9yurkdd4i1t
>> {"version":"2.0","method":"kataster.second_factor.confirm","params":{"apikey":"test-key-test-key-0","code":"123456"},"id":4}
<< {"id":4,"jsonrpc":"2.0","result":{"success":true,"message":"The second factor has been set up. The recovery codes are shown this once.","recovery_codes":["k7qm-3xpa-9dtw-hn5c","b2vf-8rjy-4suz-gm6e","w9tn-5ckd-7haq-xp3r","d4yu-2mzb-6fje-vs8g","h6ra-7wnt-3qxk-cp9y","m8gz-4dsv-5bju-ye2f","p3ke-9hcr-2tnm-aw7x","s5qd-6yfb-8vgz-uj4h","t7xw-3pma-5knc-rd9e","y2bj-8gvs-4huf-zq6t"]}}
>> {"version":"2.0","method":"kataster.second_factor.reset","params":{"apikey":"test-key-test-key-0","login":"ada"},"id":5}
<< {"id":5,"jsonrpc":"2.0","result":{"success":true,"message":"The second factor of ada has been removed."}}
> X-RPC-Auth-Username: ada
> X-RPC-Auth-Password: an example of a password
>> {"version":"2.0","method":"idoit.login","params":{"apikey":"test-key-test-key-0"},"id":6}
<< {"id":6,"jsonrpc":"2.0","result":{"result":true,"userid":"1","name":"Ada Lovelace","mail":"","username":"ada","session-id":"d1obs6i2yb5v9kj9yurkdd4i1t","client-id":"1","client-name":"kataster"}}
>> {"version":"2.0","method":"kataster.second_factor.reset","params":{"apikey":"test-key-test-key-0","login":"ada","language":"de"},"id":7}
<< {"id":7,"jsonrpc":"2.0","result":{"success":true,"message":"Der zweite Faktor von ada wurde entfernt."}}
