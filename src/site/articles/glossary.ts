/** A word with its one meaning. */
export interface Term {
  readonly term: string;
  readonly meaning: string;
  /** Words that are not used for it. */
  readonly not?: readonly string[];
}

/** The words of the project by subject: one word per thing, and one thing per word. Names in the source are made of them. */
export const glossary: Readonly<Record<string, readonly Term[]>> = {
  'What is documented': [
    { term: 'object', meaning: 'One documented thing: a server, a person, a contract.', not: ['item', 'CI', 'asset', 'node'] },
    {
      term: 'object type',
      meaning: 'The kind of an object, named by a constant such as `C__OBJTYPE__SERVER`.',
      not: ['class', 'schema'],
    },
    {
      term: 'category',
      meaning: 'A named group of attributes: global (`C__CATG__…`), specific (`C__CATS__…`) or custom.',
      not: ['section', 'sheet'],
    },
    { term: 'entry', meaning: 'One set of values of a category that belongs to an object.', not: ['row', 'dataset'] },
    {
      term: 'multi-value',
      meaning: 'A category of which an object may have several entries. The others are single-value.',
      not: ['list category'],
    },
    { term: 'attribute', meaning: 'A named value of a category, with a type.', not: ['property', 'field'] },
    { term: 'key of an attribute', meaning: 'The name of an attribute within its category.', not: ['column'] },
    { term: 'attribute type', meaning: 'How a value is accepted, stored, shown and compared.', not: ['data type', 'widget'] },
    {
      term: 'format',
      meaning: 'The form that texts of an attribute have, such as that of an address or a number plate.',
      not: ['pattern', 'validator'],
    },
    {
      term: 'computed attribute',
      meaning: 'An attribute whose value follows from other records and is not stored.',
      not: ['virtual'],
    },
    {
      term: 'kept value',
      meaning: 'A value as the database stores it (`Kept` in the source). Shown values are made from it.',
      not: ['raw value'],
    },
    {
      term: 'automatic value',
      meaning: 'A stored value that the service sets by itself, such as a date of creation.',
      not: ['stamp'],
    },
    { term: 'dialog', meaning: 'A list of choices. An extendable dialog takes choices of users.', not: ['enum', 'dropdown'] },
    { term: 'choice', meaning: 'One element of a dialog: id, title, and for shipped ones a constant.', not: ['option'] },
    { term: 'constant', meaning: 'The stable upper-case name of a type, category, status or choice.', not: ['code'] },
    {
      term: 'sysid',
      meaning: 'The identifier of an object that is printed on labels: unique, and never given out again.',
      not: ['serial', 'uuid'],
    },
    { term: 'template', meaning: 'An object that others are created from.', not: ['prototype'] },
    {
      term: 'master data',
      meaning: 'The category with the attributes that describe a person or a group itself: names, address, login.',
      not: ['profile'],
    },
    { term: 'default object', meaning: 'An object that every installation has, such as the root location.', not: ['seed'] },
    {
      term: 'catalogue',
      meaning: 'The files that define object types, categories, dialogs and relation types.',
      not: ['metadata'],
    },
    { term: 'registry', meaning: 'The loaded and frozen catalogue.', not: ['cache'] },
  ],
  'How objects are connected': [
    { term: 'link', meaning: 'A value that refers to another object or entry.', not: ['foreign key', 'pointer'] },
    { term: 'reference', meaning: 'The id in a value: of a choice, an object or an entry.', not: ['wanted value'] },
    {
      term: 'relation',
      meaning: 'Two objects and a direction, computed from a link whose attribute has a relation type.',
      not: ['edge'],
    },
    { term: 'relation type', meaning: 'The meaning of a relation, with a title for each direction.', not: ['role'] },
    { term: 'relation source', meaning: 'The entry whose link a relation is computed from.', not: ['teller'] },
    {
      term: 'bidirectional link',
      meaning: 'A link that is stored in the entries of both objects; a write of one side changes both.',
      not: ['mirror', 'mutual link'],
    },
    {
      term: 'inverse view',
      meaning: 'A category that shows links of another category from the side of their target.',
      not: ['reversal', 'other side'],
    },
    {
      term: 'connector',
      meaning: 'An entry that a cable can end at: a connector, or an entry of a subtype such as a port.',
      not: ['plug'],
    },
    { term: 'connection', meaning: 'Two connectors that are connected with each other, with or without a cable.', not: ['join'] },
    { term: 'subtype', meaning: 'A category whose entries count as entries of another one.', not: ['likeness', 'alike'] },
    {
      term: 'storage category',
      meaning:
        'The category whose entries another category reads and writes, where several share them; usually the category itself.',
      not: ['table', 'base category'],
    },
    { term: 'location', meaning: 'The link from an object to the place it stands in.', not: ['position'] },
    { term: 'acyclic', meaning: 'Said of links that never lead back to their start, such as locations.', not: ['chain'] },
  ],
  'The life of records': [
    { term: 'record', meaning: 'An object or an entry as it is stored.', not: ['row'] },
    {
      term: 'record status',
      meaning: 'The state of a record in its lifecycle: birth, normal, archived, deleted, template, mass change template.',
      not: ['state', 'CMDB status'],
    },
    {
      term: 'CMDB status',
      meaning: 'The state of the documented thing: planned, in operation, …; an attribute of Global.',
      not: ['record status'],
    },
    { term: 'lifecycle', meaning: 'The table of steps that records may take.', not: ['workflow'] },
    {
      term: 'step',
      meaning: 'A row of a lifecycle: operation, status before, outcome, conditions.',
      not: ['transition', 'action'],
    },
    {
      term: 'operation',
      meaning: 'What a caller asks for: archive, delete, recycle, purge; or one of the calls of `kataster.changes.apply`.',
      not: ['action'],
    },
    {
      term: 'archive, delete, recycle',
      meaning: 'Move to status archived; to deleted; back to normal. Nothing is lost.',
      not: ['remove', 'restore'],
    },
    { term: 'purge', meaning: 'Remove a record from the database.', not: ['delete', 'drop'] },
    {
      term: 'primary',
      meaning: 'The one entry of a category and object that others stand behind, such as the first host address.',
      not: ['mark', 'default'],
    },
    {
      term: 'entry rule',
      meaning: 'One file with everything that entries of some categories obey on every occasion: write, step, copy.',
      not: ['hook', 'coupling'],
    },
    {
      term: 'occasion',
      meaning: 'An event in the life of an entry or object that entry rules answer: written, stepped, copied, titled.',
      not: ['hook point', 'trigger'],
    },
    { term: 'behaviour', meaning: 'Everything that one category does beyond its JSON file.', not: ['special case'] },
    { term: 'title sync', meaning: 'The entry rule by which an object is titled by the values of an entry.', not: ['coupling'] },
    {
      term: 'change set',
      meaning:
        'Everything that one write call, one atomic group of calls, or one page of an import changed: committed as a whole or not at all.',
      not: ['transaction', 'log entry', 'audit trail'],
    },
    {
      term: 'change',
      meaning: 'What a change set did to one object, entry, choice or object type, such as `edited` or `purged`.',
      not: ['event', 'log row'],
    },
    {
      term: 'number',
      meaning: 'The integer of a change set: higher than those of all change sets before it.',
      not: ['sequence', 'version'],
    },
    {
      term: 'revision',
      meaning: 'The number of the last change set that changed an object or entry; a changed entry moves that of its object.',
      not: ['version'],
    },
    {
      term: 'webhook',
      meaning: 'An address to which the service delivers the changes that a filter and conditions choose.',
      not: ['callback', 'subscription'],
    },
    {
      term: 'delivery',
      meaning: 'Changes of one change set that a webhook sends, with an id that is the same at every attempt.',
      not: ['message', 'event'],
    },
    {
      term: 'dry run',
      meaning: 'A write that is checked, carried out and undone, and returns what it would change.',
      not: ['simulation', 'preview', 'trial'],
    },
    {
      term: 'plan',
      meaning: 'A sealed text that stands for the call of a dry run, and is applied where nothing that it relied on was changed.',
      not: ['proposal', 'draft'],
    },
    {
      term: 'past',
      meaning: 'Rows as they were, each with the numbers between which it held.',
      not: ['history table', 'archive'],
    },
    {
      term: 'audit',
      meaning: 'One row for each event of access: keys, logins, sessions, grants; and for starts and imports.',
      not: ['access log', 'audit trail'],
    },
    {
      term: 'invariant',
      meaning: 'A statement that holds in every database and that `kataster check` proves.',
      not: ['constraint'],
    },
  ],
  'The interface': [
    { term: 'method', meaning: 'A function of the interface, such as `cmdb.object.read`.', not: ['command', 'endpoint'] },
    { term: 'call', meaning: 'One request for a method, within an envelope.', not: ['request'] },
    { term: 'request', meaning: 'One HTTP request. It holds one call or a batch.', not: ['call'] },
    { term: 'batch', meaning: 'Several calls in one request.', not: ['bulk'] },
    {
      term: 'envelope',
      meaning: 'The JSON around a call: `jsonrpc`, `id`, `method`, `params`; `result`, `error`.',
      not: ['packet'],
    },
    { term: 'result', meaning: 'What a method returns.', not: ['answer'] },
    {
      term: 'error',
      meaning: 'What a call returns instead of a result: a name, a code, a message, data.',
      not: ['refusal', 'failure'],
    },
    {
      term: 'response',
      meaning: 'One HTTP response: status, headers, body; of a single call, its result or error in an envelope.',
      not: ['answer'],
    },
    {
      term: 'dialect',
      meaning: 'One of the two forms of the interface: the contract, and that of existing clients.',
      not: ['version', 'flavour'],
    },
    { term: 'contract', meaning: 'The interface as `openrpc.json` describes it, at `/jsonrpc`.', not: ['API'] },
    { term: 'document', meaning: '`openrpc.json`, or the document of a service with the categories of its site.', not: ['spec'] },
    { term: 'handler', meaning: 'The function that carries out a method: wire names in, wire shapes out.', not: ['controller'] },
    {
      term: 'context',
      meaning: 'The caller of a call, and everything that carrying it out needs.',
      not: ['session', 'environment'],
    },
    { term: 'cursor', meaning: 'A sealed position in a list, for the next page.', not: ['offset', 'token'] },
    { term: 'transcript', meaning: 'A file of calls and the answers they must have.', not: ['fixture'] },
  ],
  Access: [
    { term: 'key', meaning: 'The secret of a program, with rights.', not: ['token', 'API key'] },
    { term: 'session', meaning: 'The proof that a person logged in, valid for a fixed time.', not: ['login'] },
    { term: 'login', meaning: 'The user name of a person.', not: ['account'] },
    { term: 'user', meaning: 'A person with a login.', not: ['account'] },
    { term: 'caller', meaning: 'The key, the user, or both, that a call is made with.', not: ['client', 'actor'] },
    { term: 'verb', meaning: 'What a right permits: view, create, edit, archive, delete, purge, administer.', not: ['action'] },
    { term: 'right', meaning: 'Verbs, and the object types and categories they hold for.', not: ['role', 'privilege'] },
    { term: 'grant', meaning: 'Rights of a person or a group.', not: ['permission'] },
    {
      term: 'visibility scope',
      meaning: 'The objects and entries that a caller may view, as definitions in front of the tables.',
      not: ['sight', 'filter'],
    },
    {
      term: 'scope',
      meaning:
        'The part of all records that a verb of a caller reaches: object types and categories. A visibility scope is that of the verb view.',
      not: ['filter', 'tenant'],
    },
  ],
  Storage: [
    {
      term: 'store',
      meaning: 'Everything that the domain needs stored, as an interface; the code that implements it.',
      not: ['database'],
    },
    { term: 'engine', meaning: 'A kind of database: SQLite or PostgreSQL.', not: ['backend', 'driver'] },
    { term: 'SQL dialect', meaning: 'The differences between the SQL texts of the engines.', not: ['dialect'] },
    {
      term: 'database connection',
      meaning: 'A connection to PostgreSQL, or an open SQLite file.',
      not: ['connection', 'session'],
    },
    { term: 'client connection', meaning: 'A TCP connection of a client.', not: ['connection', 'socket'] },
    { term: 'migration', meaning: 'One change of the tables, executed once per database.', not: ['upgrade', 'patch'] },
    { term: 'group commit', meaning: 'One synced commit for all transactions that wait.', not: ['batch'] },
    {
      term: 'shared transaction',
      meaning:
        'A transaction that stays open while a call carries out several steps: committed as one change set, or rolled back.',
      not: ['session', 'nested transaction'],
    },
    { term: 'snapshot', meaning: 'One state of the database that a transaction reads.', not: ['copy'] },
    {
      term: 'semaphore',
      meaning: 'The limit of tasks that run at once; the others wait in a queue.',
      not: ['turnstile', 'gate'],
    },
    {
      term: 'reader',
      meaning: 'A process that carries out reads of a SQLite database beside the one that writes.',
      not: ['worker', 'replica'],
    },
    {
      term: 'lock',
      meaning:
        'Rows that a transaction keeps others from changing until it ends. `hold` locks a record that exists, `claim` a name or a place before a record takes it.',
      not: ['mutex'],
    },
    {
      term: 'slice',
      meaning: 'A part of a long task that fits into one transaction, such as 256 changed records for the search index.',
      not: ['chunk', 'batch'],
    },
    { term: 'serialization failure', meaning: 'Two transactions were in conflict; one begins again.', not: ['crossing'] },
    {
      term: 'backup, restore',
      meaning: 'A file with everything of one moment; putting it in the place of a database.',
      not: ['dump', 'recover'],
    },
    { term: 'export', meaning: 'Everything that is stored, as text.', not: ['dump'] },
    {
      term: 'external id',
      meaning: 'The name by which a source of imports identifies a record.',
      not: ['ledger entry', 'foreign id'],
    },
  ],
  'The source': [
    {
      term: 'room',
      meaning: 'A folder of `src` or `scripts` that imports only the rooms its row permits.',
      not: ['module', 'package'],
    },
    { term: 'layer', meaning: 'A folder within a room that imports only layers below it.', not: ['tier'] },
    {
      term: 'category model',
      meaning: 'The facts about a category that rules need, worked out once from its attributes.',
      not: ['plan'],
    },
    {
      term: 'mark',
      meaning: 'A field of the catalogue or of the document that gives an attribute, category or method a behaviour.',
      not: ['flag', 'annotation'],
    },
    {
      term: 'fault',
      meaning: 'One line of what is wrong with a file of the catalogue, a document or a database.',
      not: ['error', 'problem'],
    },
  ],
};
