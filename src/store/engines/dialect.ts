import type { Strength } from './locks.js';
import { fts5, type SearchDialect, tsvector } from './search-dialects.js';

/** What a statement may be given. */
export type Value = string | number | null | readonly (string | number)[];

/** A member of a JSON text in SQL. */
export interface Member {
  readonly text: string;
  readonly number: string;
  readonly json: string;
  readonly elements: string;
}

/** How transactions lock what they meet in. */
export interface LockTexts {
  /** Ends a statement whose rows are locked. */
  readonly rows: Readonly<Record<Strength, string>>;
  /** Ends such a statement, which fails where rows are taken. */
  readonly withoutWaiting: string;
  readonly name: string;
  /** Locks a name only where nobody has it, and answers whether it `isFree`. */
  readonly nameIfFree: string;
  /** A column with the id of the transaction, which the locks of names answer as well. */
  readonly transactionId: string;
}

/** Where the engines differ in SQL. Statements are written once, with `?` for a value and `IN (?*)` for a list. */
export interface Dialect {
  /** The statement as the engine takes it. */
  text(written: string): string;
  /** A list as it is bound to `IN (?*)`. */
  list(values: readonly (string | number)[]): Value;
  /** A table itself, where a definition of the same name stands before it. */
  real(table: string): string;
  /** A question led by definitions. */
  defining(definitions: string, question: string): string;
  /** A JSON object that is bound, as rows of a `name` and its whole number `rank`. */
  readonly ranked: string;
  /** A column whose index shall not be used: without figures about the table an engine takes any status for rare. */
  unindexed(column: string): string;
  /** What follows rows `r`: of each the objects `p` whose ids are asked for. */
  each(ids: string): string;
  /** A text that is compared byte by byte. */
  bytewise(text: string): string;
  /** A member of a JSON text: as a text, a number, a JSON text, and rows `m` of its elements as texts; null where it is not there. */
  member(values: string, path: readonly string[]): Member;
  /**
   * JSON texts of entries without the content of the uploads that these attributes hold. Where no checksum of it is kept, it stays:
   * that would have to be worked out.
   */
  withoutContent(values: string, keys: readonly string[]): string;
  /** Ends a statement whose rows no other transaction may remove until this one ends. */
  readonly keeping: string;
  /** Ends a statement that waits for who keeps its rows, and keeps others from doing so until this transaction ends. */
  readonly removing: string;
  /** Ends a statement whose rows no other transaction may change until this one ends, while others may hold them likewise. */
  readonly sharing: string;
  /** Ends a statement that leaves out rows that another transaction changes. */
  readonly skipping: string;
  /**
   * Whether the JSON text of a column holds an id, alone or in a list, at this path: an attribute, or a column of its rows. Takes
   * `paths` and the id as values.
   */
  holds(
    column: string,
    path: readonly [attribute: string, field?: string],
  ): { readonly text: string; readonly paths: readonly string[] };
  /** How objects and names are locked until a transaction ends; `undefined` where there are no others. */
  readonly locking: LockTexts | undefined;
  readonly search: SearchDialect;
}

/** How a question begins that brings definitions of its own. */
const ownDefinitions = /^\s*WITH\s+(RECURSIVE\s+)?/i;

/** SQLite: one writer, so nothing has to be held. */
export const sqliteDialect: Dialect = {
  text: translated(written => written.replaceAll('(?*)', '(SELECT value FROM json_each(?))')),
  list: values => JSON.stringify(values),
  real: table => `main.${table}`,
  defining: (definitions, question) =>
    ownDefinitions.test(question) ? question.replace(ownDefinitions, `WITH ${definitions}, `) : `WITH ${definitions} ${question}`,
  ranked: '(SELECT key AS name, value AS rank FROM json_each(?))',
  unindexed: column => `+${column}`,
  each: ids => `CROSS JOIN objects p ON p.id IN (${ids})`,
  bytewise: text => text,
  member: sqliteMember,
  withoutContent: sqliteWithoutContent,
  keeping: '',
  removing: '',
  sharing: '',
  skipping: '',
  holds: (column, [attribute, field]) => {
    const paths = [attribute, ...(field === undefined ? [] : [field])].map(key => `$.${JSON.stringify(key)}`);
    const json = sqliteJson(column);
    const [each, held] =
      field === undefined ? ['', `${json}, ?`] : [`json_each(${json}, ?) AS each, `, `${sqliteJson('each.value')}, ?`];
    return { text: `EXISTS (SELECT 1 FROM ${each}json_each(${held}) AS held WHERE held.value = ?)`, paths };
  },
  locking: undefined,
  search: fts5,
};

const transactionId = 'CAST(pg_current_xact_id() AS text) AS "transactionId"';

/** PostgreSQL: rows are held one by one, names by advisory locks. */
export const postgresDialect: Dialect = {
  text: translated(written => {
    let number = 0;
    return written.replaceAll('IN (?*)', '= ANY(?)').replaceAll('?', () => `$${++number}`);
  }),
  list: values => values,
  real: table => table,
  defining: (definitions, question) =>
    `WITH ${definitions} ${ownDefinitions.test(question) ? `SELECT * FROM (${question}) question` : question}`,
  ranked: '(SELECT key AS name, CAST(value AS integer) AS rank FROM json_each_text(CAST(? AS json)))',
  unindexed: column => `(${column} || '')`,
  each: ids => `CROSS JOIN LATERAL (${ids}) few (found) JOIN objects p ON p.id = few.found`,
  bytewise: text => `${text} COLLATE "C"`,
  member: postgresMember,
  withoutContent: postgresWithoutContent,
  keeping: ' FOR KEY SHARE',
  removing: ' FOR UPDATE',
  sharing: ' FOR SHARE',
  skipping: ' FOR UPDATE SKIP LOCKED',
  holds: (column, path) => ({
    text: `jsonb_path_query_array(${postgresJson(column)}, CAST(? AS jsonpath)) @> to_jsonb(CAST(? AS integer))`,
    paths: [`$${path.map(key => `.${JSON.stringify(key)}[*]`).join('')}`],
  }),
  locking: {
    rows: { keep: ' FOR KEY SHARE', hold: ' FOR NO KEY UPDATE', remove: ' FOR UPDATE' },
    withoutWaiting: ' NOWAIT',
    name: `SELECT ${transactionId}, pg_advisory_xact_lock(hashtextextended(?, 0)) AS locked`,
    nameIfFree: `SELECT ${transactionId}, pg_try_advisory_xact_lock(hashtextextended(?, 0)) AS "isFree"`,
    transactionId,
  },
  search: tsvector,
};

/** Most statements are constant texts, so each is translated once; callers of lists make others, without end. */
const mostKnown = 2000;

function translated(translate: (written: string) => string): (written: string) => string {
  const known = new Map<string, string>();
  return written => {
    const text = known.get(written) ?? translate(written);
    if (!known.has(written)) {
      if (known.size >= mostKnown) known.clear();
      known.set(written, text);
    }
    return text;
  };
}

/** A text as JSON; null where it is damaged: the engine would refuse the whole statement. */
const sqliteJson = (text: string): string => `CASE WHEN json_valid(${text}) THEN ${text} END`;
const postgresJson = (text: string): string => `readable_json(${text})`;

function sqliteWithoutContent(values: string, keys: readonly string[]): string {
  const json = sqliteJson(values);
  const paths = keys.map(key => `CASE WHEN ${json} -> '$.${key}.md5' IS NULL THEN '$.${key}.none' ELSE '$.${key}.content' END`);
  return `COALESCE(json_remove(${json}, ${paths.join(', ')}), ${values})`;
}

function postgresWithoutContent(values: string, keys: readonly string[]): string {
  const json = postgresJson(values);
  const paths = keys.map(
    key => ` #- CASE WHEN ${json} #> '{${key},md5}' IS NULL THEN '{}' ELSE CAST('{${key},content}' AS text[]) END`,
  );
  return `COALESCE(CAST(${json}${paths.join('')} AS text), ${values})`;
}

function sqliteMember(text: string, path: readonly string[]): Member {
  const values = `(${sqliteJson(text)})`;
  const at = `'$.${path.join('.')}'`;
  return {
    text: `(${values} ->> ${at})`,
    number: `CAST(${values} ->> ${at} AS REAL)`,
    json: `(${values} -> ${at})`,
    elements: `(SELECT CAST(value AS text) AS value FROM json_each(${values} -> ${at})) m`,
  };
}

/** A number is taken for one only where it is one: the engine may look at it before it looks at the category. */
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
