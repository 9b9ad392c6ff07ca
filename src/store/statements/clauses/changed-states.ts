import type { ChangedKind } from '../../../domain/storage/change-sets.js';
import type { ChangePosition, ChangeRecord, RecordVersion, VersionRow } from '../../../domain/storage/history.js';
import type { SqlDialect } from '../../engines/sql-dialect.js';
import { wasHidden } from './scoped-history.js';

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
  import_profile: {
    table: 'import_profiles',
    by: 'id',
    named: 'c.subject',
    columns: ['title', 'type', 'columns', 'encoding', 'separator'],
  },
  livestatus: {
    table: 'livestatus',
    by: 'id',
    named: 'c.subject',
    columns: ['title', 'address', 'port', 'path', 'connection', 'active'],
  },
  definition: { table: 'definitions', by: 'id', named: 'c.subject', columns: ['part', 'name', 'definition', 'removed'] },
  report: {
    table: 'reports',
    by: 'id',
    named: 'c.subject',
    columns: ['title', 'category', 'description', 'filter', 'columns', 'order_by', 'sort', 'group_by', 'totals'],
  },
};

const kinds = Object.keys(states) as ChangedKind[];

/** Digits of the number of a change set in the name of a place. */
const digits = 16;

/** The name of a place in a bound page: its rank there is the position. */
export function pageName({ number, position }: ChangePosition): string {
  return `${String(number).padStart(digits, '0')}/${position}`;
}

/** SQL of the record in the name of a place of a record. */
export function recordOfPage(name: string): string {
  return `substr(${name}, ${pageName({ number: 0, position: 0 }).length + 2})`;
}

/** SQL of the number in the name of a place. */
export function numberOfPage(name: string): string {
  return `CAST(substr(${name}, 1, ${digits}) AS bigint)`;
}

const known = new Map<string, string>();

/** How changes are read: by whom, and whether as they are between two moments that are bound before the limit of the statement. */
export interface ChangesRead {
  readonly isScoped: boolean;
  readonly isCompared: boolean;
}

/** The statement that reads the changes of a bound page. Indexes: primary keys of changes, change_sets and the tables of the past. */
export function changesAt(dialect: SqlDialect, read: ChangesRead): string {
  const name = `${dialect.ranked} ${JSON.stringify(read)}`;
  const text = known.get(name) ?? writeStatement(dialect, read);
  known.set(name, text);
  return text;
}

/** The numbers of the change sets at whose ends a change begins and ends. */
const momentsOf = ({ isCompared }: ChangesRead) =>
  isCompared ? { from: 'm.since', to: 'm.until' } : { from: 'c.number - 1', to: 'c.number' };

/** Two bound moments. */
const compared = '(SELECT CAST(? AS bigint) AS since, CAST(? AS bigint) AS until) m CROSS JOIN ';

function writeStatement(dialect: SqlDialect, read: ChangesRead): string {
  const { isScoped, isCompared } = read;
  const { from, to } = momentsOf(read);
  const ifVisible = (number: string, text: string) =>
    isScoped ? `CASE WHEN NOT ${changeWasHidden(number)} THEN ${text} END` : text;
  const rows = (at: string, number: string) =>
    ifVisible(
      number,
      byKind(kind => state(kind, at, dialect)),
    );
  const links = (table: string, at: string, number: string) =>
    dialect.arrays(
      ['p.attribute', 'COALESCE(p.target_object, p.target_entry)'],
      `${table} p WHERE p.entry = c.subject${at}${isScoped ? targetsSeen(number) : ''}`,
    );
  const shown = isScoped ? `CASE WHEN ${changeWasHidden(to)} THEN ${from} ELSE ${to} END` : to;
  const isEntry = (text: string) => `CASE c.kind WHEN 'entry' THEN ${text} END`;
  return `SELECT s.number, c.position, s.time, s."key", (SELECT k.title FROM api_keys k WHERE k.id = s."key") AS "keyTitle", s."user",
      s.author, s.method, s.comment, s.reverts, c.kind, c.subject, c.name, c.object, c.category, c.action, c.secrets,
      ${ofObject('title', shown)} AS title, ${ofObject('type', shown)} AS type,
      (SELECT o.type FROM ${isScoped ? 'latest_types' : 'objects'} o WHERE o.id = c.object) AS "typeNow",
      ${rows(' AND p.valid_to = c.number', from)} AS before, ${rows(' AND p.valid_to = NEXT', to)} AS later, ${rows('', to)} AS present,
      ${isEntry(links('past_links', ' AND p.valid_to = c.number', from))} AS "linksBefore",
      ${isEntry(links('past_links', ` AND p.valid_to = ${stateEnd('entry', dialect)}`, to))} AS "linksLater",
      ${isEntry(links('links', '', to))} AS "linksPresent"
    FROM ${isCompared ? compared : ''}${dialect.ranked} page CROSS JOIN changes c JOIN change_sets s ON s.number = c.number
    WHERE c.number = ${numberOfPage('page.name')} AND c.position = page.rank`;
}

/** Whether the record of a change `c` was hidden at the end of a change set. */
const changeWasHidden = (number: string): string =>
  wasHidden('hidden_changes', 'hidden.number = c.number AND hidden.position = c.position', 'c.object', number);

/** Links `p` to what was seen at the end of a change set: what was hidden then was linked for nobody. */
const targetsSeen = (
  number: string,
): string => ` AND NOT ${wasHidden('hidden_objects', 'hidden.id = p.target_object', 'p.target_object', number)}
  AND NOT ${wasHidden('hidden_entries', 'hidden.id = p.target_entry', '(SELECT e.object FROM entries e WHERE e.id = p.target_entry)', number)}`;

function byKind(textOf: (kind: ChangedKind) => string): string {
  return `CASE c.kind ${kinds.map(kind => `WHEN '${kind}' THEN ${textOf(kind)}`).join(' ')} END`;
}

/** The rows of a record in the past, or as they are now. */
function state(kind: ChangedKind, at: string, dialect: SqlDialect): string {
  const { table, by, named, columns } = states[kind];
  const past = `past_${table}`;
  const asked = columns.map(column => `p."${column}"`);
  const from = `${at === '' ? table : past} p WHERE p.${by} = ${named}${at.replace('NEXT', stateEnd(kind, dialect))}`;
  return dialect.arrays(asked, from);
}

/** The number at which the state after a change `c` ended; null while it holds. Indexes: primary keys of the tables of the past, object_change_index. */
export function stateEnd(kind: ChangedKind, { extreme }: SqlDialect): string {
  const { table, by, ends = [`past_${table} n`, `n.${by} = ${subjectColumn(kind)}`] } = states[kind];
  const [from, isOf] = ends;
  return extreme('MIN', 'n.valid_to', from, `${isOf} AND n.valid_to > c.number`);
}

/** The column by which a change `c` of a kind names what changed. */
export function subjectColumn(kind: ChangedKind): string {
  return states[kind].named;
}

/** A column of the object of a change `c` at the end of a change set; of one that was purged until then, before that. */
export function ofObject(column: string, number: string): string {
  return `COALESCE((SELECT p.${column} FROM past_objects p WHERE p.id = c.object AND p.valid_to > ${number} ORDER BY p.valid_to LIMIT 1),
    (SELECT o.${column} FROM objects o WHERE o.id = c.object),
    (SELECT p.${column} FROM past_objects p WHERE p.id = c.object AND p.valid_to <= ${number} ORDER BY p.valid_to DESC LIMIT 1))`;
}

/** A change as the statement answers it: states as JSON texts. */
export interface FoundChange extends Omit<ChangeRecord, 'reverts' | 'secrets' | 'before' | 'after'> {
  readonly reverts: string | null;
  readonly secrets: string | null;
  /** `null` where it was hidden from the scope. */
  readonly before: string | null;
  readonly later: string | null;
  readonly present: string | null;
  readonly linksBefore: string | null;
  readonly linksLater: string | null;
  readonly linksPresent: string | null;
}

/** The change with its states. */
export function recordOf(found: FoundChange): ChangeRecord {
  const { later, present, linksBefore, linksLater, linksPresent, ...others } = found;
  const { reverts, secrets, before, kind, action } = others;
  // Where a purge was undone, the record is there again.
  const isGone = action === 'purged';
  return {
    ...others,
    reverts: reverts === null ? null : (JSON.parse(reverts) as number[]),
    secrets: secrets === null ? [] : (JSON.parse(secrets) as string[]),
    before: stateOf(kind, before, linksBefore),
    after: isGone ? null : (stateOf(kind, later, linksLater) ?? stateOf(kind, present, linksPresent)),
  };
}

function stateOf(kind: ChangedKind, text: string | null, links: string | null): RecordVersion | null {
  const [values] = JSON.parse(text ?? '[]') as (string | number | null)[][];
  if (!values) return null;
  const row: VersionRow = Object.fromEntries(states[kind].columns.map((column, index) => [column, values[index] ?? null]));
  const targets = JSON.parse(links ?? '[]') as [string, number][];
  return { row, links: targets.map(([attribute, target]) => ({ attribute, target })) };
}
