/** Texts of several words that no caller and no administrator reads as part of an error, a reason or a finding. */
export const notTold: ReadonlySet<string> = new Set([
  // Parts of comparisons, and samples of values
  'there is no choice with id 4711',
  'there is no choice with id 2.5',
  'expected the id of an {0}, an integer from 1 to ',
  'expected the id of an ',
  'lone high \ud800',
  // Results of methods that existing clients compare
  'Logout successful',
  "Virtual category '{0}' has no data of its own",
  // Without a language: a response before any call is read
  'Busy: try again',
  // A heading, which commands translate
  'Became part of others:',
  // Purposes of keys and seals
  'cursor of followers',
  'seal of a {0}',
  'kataster secret key',
  'secret of a webhook',
  'kataster export',
  'SQLite format 3\u0000',
  // Notes of the log, the metrics and the audit
  'The read is too large for the event loop',
  'too many wrong passwords from the address or with the key',
  'unknown login',
  'locked login',
  'wrong password',
  'unknown key',
  'no key',
  'wrong key',
  'revoked key',
  'expired key',
  'key of other addresses',
  'several keys',
  'no UTF-8',
  'search index',
  'by name',
  // Colors of NetBox, which become titles of choices
  'Dark red',
  'Dark purple',
  'Light blue',
  'Dark green',
  'Light green',
  'Dark orange',
  'Light grey',
  'Dark grey',
  // Texts of drivers that are recognised
  'Another transaction was in the way',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
]);
