import { maxOrderedDigits, type TextOrder } from '../../../attributes/text-orders.js';
import { type CommitOrder, type Member, memoizeTranslation, ownDefinitions, type SqlDialect } from '../sql-dialect.js';
import { tsvector } from './full-text.js';

const transactionId = 'CAST(pg_current_xact_id() AS text) AS "transactionId"';

/** A snapshot is written as the first id that runs, the first that is not given out, and those that run between. Index: change_sets_commits. */
const commitOrder: CommitOrder = {
  snapshot: 'CAST(pg_current_snapshot() AS text)',
  isBetween: (from, until) => {
    const [, notGiven = '', running = ''] = from.split(':');
    const isLater = '(s.xid >= CAST(? AS xid8) OR s.xid = ANY(CAST(? AS xid8[])))';
    return {
      text: `${isLater} AND pg_visible_in_snapshot(s.xid, CAST(? AS pg_snapshot))`,
      values: [notGiven, `{${running}}`, until],
    };
  },
  server: `concat_ws('/', (SELECT system_identifier FROM pg_control_system()), CAST(CAST('change_sets' AS regclass) AS oid),
    substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))`,
};

/** PostgreSQL: rows are held one by one, names by advisory locks. */
export const postgresDialect: SqlDialect = {
  text: memoizeTranslation(written => {
    let number = 0;
    return written.replaceAll('IN (?*)', '= ANY(?)').replaceAll('?', () => `$${++number}`);
  }),
  list: values => values,
  real: table => table,
  defining: (definitions, question) =>
    `WITH ${definitions} ${ownDefinitions.test(question) ? `SELECT * FROM (${question}) question` : question}`,
  arrays: (columns, from) =>
    `(SELECT CAST(COALESCE(json_agg(json_build_array(${columns.join(', ')})), '[]') AS text) FROM ${from})`,
  schemaGuard: 'require_schema(CAST(? AS integer))',
  rowsOf: table => `json_populate_recordset(CAST(NULL AS ${table}), CAST(? AS json)) r`,
  nextNumber: "nextval('change_set_numbers')",
  ranked: '(SELECT key AS name, CAST(value AS integer) AS rank FROM json_each_text(CAST(? AS json)))',
  named: '(SELECT key AS name, value AS title FROM json_each_text(CAST(? AS json))) n',
  isOneOfFew: (column, question) => `${column} = ANY (ARRAY(${question}))`,
  unindexed: column => `(${column} || '')`,
  each: ids => `CROSS JOIN LATERAL (${ids}) few (found) JOIN objects p ON p.id = few.found`,
  extreme: (which, column, from, condition) => `(SELECT ${which}(${column}) FROM ${from} WHERE ${condition})`,
  bytewise: text => `${text} COLLATE "C"`,
  ordering: (order, text) => orderings[order](text),
  member: postgresMember,
  keeping: ' FOR KEY SHARE',
  removing: ' FOR UPDATE',
  sharing: ' FOR SHARE',
  skipping: ' FOR UPDATE SKIP LOCKED',
  holds: (column, path) => ({
    text: `jsonb_path_query_array(${postgresJson(column)}, CAST(? AS jsonpath)) @> CAST(? AS jsonb)`,
    paths: [`$${path.map(key => `.${JSON.stringify(key)}[*]`).join('')}`],
  }),
  held: id => JSON.stringify(id),
  latestNumber: 'SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS number FROM change_set_numbers',
  locking: {
    rows: { keep: ' FOR KEY SHARE', hold: ' FOR NO KEY UPDATE', remove: ' FOR UPDATE' },
    withoutWaiting: ' NOWAIT',
    name: `SELECT ${transactionId}, pg_advisory_xact_lock(hashtextextended(?, 0)) AS locked`,
    nameIfFree: `SELECT ${transactionId}, pg_try_advisory_xact_lock(hashtextextended(?, 0)) AS "isFree"`,
    transactionId,
  },
  search: tsvector,
  commitOrder,
};

/**
 * The same for a transaction that is rolled back: its change set has a random number from 2^52 on, as one of the sequence would be used up, and
 * the next one be waited for.
 */
export const undoneDialect: SqlDialect = {
  ...postgresDialect,
  nextNumber: `CAST(${2 ** 52} + floor(random() * 4000000000000000) AS bigint)`,
};

const orderings: Readonly<Record<TextOrder, (text: string) => string>> = {
  address: text => `(address_order(${text}) COLLATE "C")`,
  digits: text =>
    `CASE WHEN ${text} ~ '^[0-9]{1,${maxOrderedDigits}}$' THEN lpad(${text}, ${maxOrderedDigits}, '0') COLLATE "C" ELSE lower(${text}) END`,
};

/** A text as JSON; null where it is damaged: the engine would reject the whole statement. */
const postgresJson = (text: string): string => `readable_json(${text})`;

/** Guards the cast: PostgreSQL may evaluate it on rows of other categories before the category condition. */
function postgresMember(values: string, path: readonly string[]): Member {
  const json = `(${postgresJson(values)} #> '{${path.join(',')}}')`;
  const text = `(${json} #>> '{}')`;
  return {
    text: `${text} COLLATE "C"`,
    number: `CASE WHEN ${text} ~ '^-{0,1}[0-9]+([.][0-9]+){0,1}([eE][+-]{0,1}[0-9]+){0,1}$' THEN CAST(${text} AS double precision) END`,
    json: `CAST(${json} AS text)`,
    elements: `jsonb_array_elements_text(CASE WHEN jsonb_typeof(${json}) = 'array' THEN ${json} ELSE '[]' END) AS m (value)`,
  };
}
