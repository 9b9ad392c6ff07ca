import type { ChangedKind } from '../../../domain/storage/change-sets.js';
import type { ChangePosition, ChangeRecord, ContentLeftOut, KeptRow, KeptState } from '../../../domain/storage/history.js';
import type { SqlDialect } from '../../engines/sql-dialect.js';
import { plainWord } from './value-tests.js';

/** A kind of what changes: its table, the column by which a change names it, and the columns that are asked for. */
interface States {
  readonly table: string;
  readonly by: string;
  readonly named: string;
  /** Rows `n` that tell where states ended, by a number `until`, and what finds them; the rows of the past itself where it is absent. */
  readonly ends?: readonly [from: string, isOf: string];
  readonly columns: readonly string[];
}

const states: Readonly<Record<ChangedKind, States>> = {
  object: {
    table: 'objects',
    by: 'id',
    named: 'c.subject',
    columns: ['id', 'type', 'title', 'sysid', 'status', 'cmdb_status', 'values'],
  },
  entry: {
    table: 'entries',
    by: 'id',
    named: 'c.subject',
    ends: ['former_entry_ends n', 'n.object = c.object AND n.id = c.subject'],
    columns: ['id', 'category', 'status', 'primary', 'values'],
  },
  choice: { table: 'choices', by: 'id', named: 'c.subject', columns: ['title', 'color'] },
  type: { table: 'object_types', by: 'type', named: 'c.name', columns: ['default_template'] },
  livestatus: {
    table: 'livestatus',
    by: 'id',
    named: 'c.subject',
    columns: ['title', 'address', 'port', 'path', 'connection', 'active'],
  },
  report: {
    table: 'reports',
    by: 'id',
    named: 'c.subject',
    columns: ['title', 'category', 'description', 'filter', 'columns', 'order_by', 'sort'],
  },
};

const kinds = Object.keys(states) as ChangedKind[];

/** Digits of the number of a change set in the name of a place. */
const digits = 16;

/** The name of a place in a bound page: its rank there is the position. */
export function pageName({ number, position }: ChangePosition): string {
  return `${String(number).padStart(digits, '0')}/${position}`;
}

const known = new Map<string, string>();

/** The statement that reads the changes of a bound page. Indexes: primary keys of changes, change_sets and the tables of the past. */
export function changesAt(dialect: SqlDialect, without: ContentLeftOut): string {
  const name = `${dialect.ranked} ${JSON.stringify(without)}`;
  const text = known.get(name) ?? made(dialect, without);
  known.set(name, text);
  return text;
}

function made(dialect: SqlDialect, without: ContentLeftOut): string {
  const rows = (at: string) => byKind(kind => state(kind, at, dialect, without));
  const links = (table: string, at: string) =>
    dialect.arrays(['p.attribute', 'COALESCE(p.target_object, p.target_entry)'], `${table} p WHERE p.entry = c.subject${at}`);
  const isEntry = (text: string) => `CASE c.kind WHEN 'entry' THEN ${text} END`;
  return `SELECT s.number, c.position, s.time, s."key", (SELECT k.title FROM api_keys k WHERE k.id = s."key") AS "keyTitle", s."user",
      s.author, s.method, s.comment, s.reverts, c.kind, c.subject, c.name, c.object, c.category, c.action, c.secrets,
      ${ofObject('title')} AS title, ${ofObject('type')} AS type,
      (SELECT o.type FROM objects o WHERE o.id = c.object) AS "typeNow",
      ${rows(' AND p.until = c.number')} AS before, ${rows(' AND p.until = NEXT')} AS later, ${rows('')} AS present,
      ${isEntry(links('past_links', ' AND p.until = c.number'))} AS "linksBefore",
      ${isEntry(links('past_links', ` AND p.until = ${stateEnd('entry', dialect)}`))} AS "linksLater",
      ${isEntry(links('links', ''))} AS "linksPresent",
      l.number AS logged, l."before" AS "loggedBefore", l."after" AS "loggedAfter"
    FROM ${dialect.ranked} page CROSS JOIN changes c JOIN change_sets s ON s.number = c.number
      LEFT JOIN earlier_changes l ON l.number = c.number
    WHERE c.number = CAST(substr(page.name, 1, ${digits}) AS bigint) AND c.position = page.rank`;
}

function byKind(textOf: (kind: ChangedKind) => string): string {
  return `CASE c.kind ${kinds.map(kind => `WHEN '${kind}' THEN ${textOf(kind)}`).join(' ')} END`;
}

/** The rows of a record in the past, or as they are now. */
function state(kind: ChangedKind, at: string, dialect: SqlDialect, without: ContentLeftOut): string {
  const { table, by, named, columns } = states[kind];
  const past = `past_${table}`;
  const asked = columns.map(column =>
    column === 'values' && kind === 'entry' ? entryValues(dialect, without) : `p."${column}"`,
  );
  const from = `${at === '' ? table : past} p WHERE p.${by} = ${named}${at.replace('NEXT', stateEnd(kind, dialect))}`;
  return dialect.arrays(asked, from);
}

/** The number at which the state after a change `c` ended; null while it holds. Indexes: primary keys of the tables of the past, object_change_index. */
export function stateEnd(kind: ChangedKind, { extreme }: SqlDialect): string {
  const { table, by, ends = [`past_${table} n`, `n.${by} = ${namedBy(kind)}`] } = states[kind];
  const [from, isOf] = ends;
  return extreme('MIN', 'n.until', from, `${isOf} AND n.until > c.number`);
}

/** The column by which a change `c` of a kind names what changed. */
export function namedBy(kind: ChangedKind): string {
  return states[kind].named;
}

function entryValues(dialect: SqlDialect, { keys, categories }: ContentLeftOut): string {
  if (keys.length === 0) return 'p."values"';
  const listed = categories.map(category => `'${plainWord(category)}'`).join(', ');
  const shorter = dialect.withoutContent('p."values"', keys.map(plainWord));
  return `CASE WHEN p.category IN (${listed}) THEN ${shorter} ELSE p."values" END`;
}

/** A column of the object after the change; of one that the change set purged, before it. */
function ofObject(column: string): string {
  return `COALESCE((SELECT p.${column} FROM past_objects p WHERE p.id = c.object AND p.until > c.number ORDER BY p.until LIMIT 1),
    (SELECT o.${column} FROM objects o WHERE o.id = c.object),
    (SELECT p.${column} FROM past_objects p WHERE p.id = c.object AND p.until <= c.number ORDER BY p.until DESC LIMIT 1))`;
}

/** A change as the statement answers it: states as JSON texts. */
export interface FoundChange extends Omit<ChangeRecord, 'reverts' | 'secrets' | 'before' | 'after' | 'logged'> {
  readonly reverts: string | null;
  readonly secrets: string | null;
  readonly before: string;
  readonly later: string;
  readonly present: string;
  readonly linksBefore: string | null;
  readonly linksLater: string | null;
  readonly linksPresent: string | null;
  readonly logged: number | null;
  readonly loggedBefore: string | null;
  readonly loggedAfter: string | null;
}

/** The change with its states. */
export function recordOf(found: FoundChange): ChangeRecord {
  const { later, present, linksBefore, linksLater, linksPresent, loggedBefore, loggedAfter, ...others } = found;
  const { reverts, secrets, before, logged, kind, action } = others;
  // Where a purge was undone, the record is there again.
  const isGone = action === 'purged';
  return {
    ...others,
    reverts: reverts === null ? null : (JSON.parse(reverts) as number[]),
    secrets: secrets === null ? [] : (JSON.parse(secrets) as string[]),
    before: stateOf(kind, before, linksBefore),
    after: isGone ? null : (stateOf(kind, later, linksLater) ?? stateOf(kind, present, linksPresent)),
    logged: logged === null ? undefined : { before: loggedBefore, after: loggedAfter },
  };
}

function stateOf(kind: ChangedKind, text: string, links: string | null): KeptState | null {
  const [values] = JSON.parse(text) as (string | number | null)[][];
  if (!values) return null;
  const row: KeptRow = Object.fromEntries(states[kind].columns.map((column, index) => [column, values[index] ?? null]));
  const targets = JSON.parse(links ?? '[]') as [string, number][];
  return { row, links: targets.map(([attribute, target]) => ({ attribute, target })) };
}
