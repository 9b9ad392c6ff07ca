// A user who is asked for is there.
>> {"version":"2.0","method":"kataster.audit.read","params":{"apikey":"test-key-test-key-0","user":"nobody"},"id":1}
<< {"id":1,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: user: there is no user 'nobody'; expected a login that kataster.user.read shows, or the id of a person","data":{"error":"InvalidParameters","user":"there is no user 'nobody'; expected a login that kataster.user.read shows, or the id of a person"}}}
// A cursor leads on in its own list alone.
>> {"version":"2.0","method":"kataster.audit.read","params":{"apikey":"test-key-test-key-0","limit":1,"event":"keyCreated","cursor":"bm90aGluZw.AAAAAAAAAAAAAAAAAAAAAA"},"id":2}
<< {"id":2,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: cursor: belongs to another query, or to none","data":{"error":"InvalidParameters","cursor":"expected the cursor that a page with the same parameters answered, or \"\" for the first page"}}}
// There is no such event, and no such day.
>> {"version":"2.0","method":"kataster.audit.read","params":{"apikey":"test-key-test-key-0","event":"keyCreate"},"id":3}
<< {"id":3,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: event: expected one of \"keyCreated\", \"keyChanged\", \"keyRenewed\", \"keyRevoked\", \"keyFirstUsed\", \"loggedIn\", \"loginFailed\", \"loggedOut\", \"sessionsEnded\", \"passwordSet\" or 24 more, not \"keyCreate\"; did you mean \"keyCreated\"?","data":{"error":"InvalidParameters","event":"expected one of \"keyCreated\", \"keyChanged\", \"keyRenewed\", \"keyRevoked\", \"keyFirstUsed\", \"loggedIn\", \"loginFailed\", \"loggedOut\", \"sessionsEnded\", \"passwordSet\" or 24 more, not \"keyCreate\"; did you mean \"keyCreated\"?"}}}
>> {"version":"2.0","method":"kataster.audit.read","params":{"apikey":"test-key-test-key-0","since":"2026-02-30"},"id":4}
<< {"id":4,"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid parameters: since: '2026-02-30' does not exist; expected a day such as 2027-12-31","data":{"error":"InvalidParameters","since":"'2026-02-30' does not exist; expected a day such as 2027-12-31"}}}
