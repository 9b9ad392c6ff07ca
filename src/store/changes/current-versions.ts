import { type ChangedKind, changedKinds } from '../../domain/storage/change-sets.js';
import { andThen, forEachSeries, type MaybePromise } from '../../rpc/maybe-promise.js';
import { slicesOf } from '../../rpc/time-slices.js';
import type { BufferedInserts } from '../engines/buffered-inserts.js';
import type { SqlSession } from '../engines/connection.js';
import { wholeObjectLimit } from '../engines/row-limit.js';
import type { SqlDialect, Value } from '../engines/sql-dialect.js';
import { quoteColumn, type VersionedTable, type VersionRows, versionedKinds } from './versioned-tables.js';

/** State of a record before its change: `since` is the number of its latest change. */
export interface CurrentVersion {
  readonly subject: number | string;
  readonly since: number;
  /** Its own row by column. */
  readonly own: Readonly<Record<string, Value>>;
  readonly rows: VersionRows;
}

type Row = Readonly<Record<string, Value>>;

/** Records of which one statement reads the rows: it keeps the event loop for some milliseconds. */
export const recordsAtOnce = 100;

/** Conditions for the row of one subject, and of some. */
const byName = Object.fromEntries(
  changedKinds.map(kind => [
    kind,
    { one: `t.${versionedKinds[kind].own.by} = ?`, some: `t.${versionedKinds[kind].own.by} IN (?*)` },
  ]),
) as Readonly<Record<ChangedKind, { readonly one: string; readonly some: string }>>;

/** Reads the rows of what is about to change, with those that go with it. One statement for each hundred; what is not there is left out. */
export function formerRows(
  session: SqlSession,
  kind: ChangedKind,
  subjects: readonly (number | string)[],
): MaybePromise<readonly CurrentVersion[]> {
  const { one, some } = byName[kind];
  const [first = null, ...others] = subjects;
  if (others.length === 0) return rowsWhere(session, kind, one, [first]);
  const read = (named: readonly (number | string)[]) => rowsWhere(session, kind, some, [session.dialect.list(named)]);
  return andThen(rejectLong(session, kind, subjects), () => {
    if (subjects.length <= recordsAtOnce) return read(subjects);
    const found: CurrentVersion[] = [];
    const slices = slicesOf(subjects, recordsAtOnce);
    const reading = forEachSeries(slices, slice => andThen(read(slice), rows => found.push(...rows)));
    return andThen(reading, () => found);
  });
}

const lengths = ['objects', 'entries'].map(
  table => [table, `SELECT COALESCE(SUM(octet_length("values")), 0) AS length FROM ${table} WHERE id IN (?*)`] as const,
);
const lengthsOf: ReadonlyMap<string, string> = new Map(lengths);

/**
 * Counts the values of records before any of them is read. Index: primary key.
 * @throws RpcError LimitExceeded
 */
function rejectLong(session: SqlSession, kind: ChangedKind, subjects: readonly (number | string)[]): MaybePromise<void> {
  const text = lengthsOf.get(versionedKinds[kind].own.table);
  if (text === undefined) return undefined;
  const counted = session.rowsWithoutBuffered<{ readonly length: number | string }>(text, [session.dialect.list(subjects)]);
  return andThen(counted, ([row]) => {
    if (Number(row?.length ?? 0) > wholeObjectLimit.characters) throw wholeObjectLimit.tooMany();
  });
}

/** The rows that meet a condition, which may say an order, with those that go with them. */
export function rowsWhere(
  session: SqlSession,
  kind: ChangedKind,
  condition: string,
  values: readonly Value[],
): MaybePromise<readonly CurrentVersion[]> {
  const text = textOf(kind, condition, session.dialect);
  return andThen(session.rowsWithoutBuffered<Row>(text, values), rows => {
    const found: CurrentVersion[] = [];
    for (const row of rows) found.push(former(kind, row, session.bufferedInserts));
    return found;
  });
}

type TextsByCondition = Map<string, string>;
const texts = new Map<SqlDialect, Map<ChangedKind, TextsByCondition>>();

/** Conditions are constants: a name joined of one and its kind would be hashed for each statement. */
function textOf(kind: ChangedKind, condition: string, dialect: SqlDialect): string {
  const ofDialect = texts.get(dialect) ?? new Map<ChangedKind, TextsByCondition>();
  texts.set(dialect, ofDialect);
  const ofKind = ofDialect.get(kind) ?? new Map<string, string>();
  ofDialect.set(kind, ofKind);
  const text = ofKind.get(condition) ?? selectCurrent(kind, condition, dialect);
  ofKind.set(condition, text);
  return text;
}

/** The statement that reads rows `t` with the number of their latest change, and those that go with them. Indexes: object_change_index, changes_of_no_object, changes_subject, the keys of the tables. */
export function selectCurrent(kind: ChangedKind, condition: string, dialect: SqlDialect): string {
  const { own, others } = versionedKinds[kind];
  const columns = own.columns.map(column => `t.${quoteColumn(column)}`);
  const going = others.map(part => `${dialect.arrays(part.columns.map(quoteColumn), from(part))} AS "${part.table}"`);
  const latest = dialect.extreme('MAX', 'c.number', `${changesOf[kind]} c`, isAbout[kind]);
  const since = kind === 'entry' ? `COALESCE(t.revision, ${latest}) AS since` : `${latest} AS since`;
  return `SELECT ${[...columns, since, ...going].join(', ')} FROM ${own.table} t WHERE ${condition}`;
}

function from({ table, by, condition }: VersionedTable): string {
  return `${table} WHERE ${by} = t.id${condition}`;
}

/** The tables that find the changes of a row. */
const changesOf: Readonly<Record<ChangedKind, 'changes' | 'object_change_numbers'>> = {
  object: 'object_change_numbers',
  entry: 'object_change_numbers',
  choice: 'changes',
  type: 'changes',
  report: 'changes',
  import_profile: 'changes',
  livestatus: 'changes',
  definition: 'changes',
};

/** Whether a change `c` is about a row `t` of a kind that is part of no object, and that its id names. */
const isAboutRow = (kind: ChangedKind) => `c.object IS NULL AND c.kind = '${kind}' AND c.subject = t.id`;

/** Whether a change `c` is about a row `t` of a kind. */
export const isAbout: Readonly<Record<ChangedKind, string>> = {
  object: "c.object = t.id AND c.kind = 'object' AND c.subject = t.id",
  entry: "c.object = t.object AND c.kind = 'entry' AND c.subject = t.id",
  choice: isAboutRow('choice'),
  type: "c.object IS NULL AND c.kind = 'type' AND c.subject IS NULL AND c.name = t.type",
  report: isAboutRow('report'),
  import_profile: isAboutRow('import_profile'),
  livestatus: isAboutRow('livestatus'),
  definition: isAboutRow('definition'),
};

function former(kind: ChangedKind, row: Row, appends: BufferedInserts | undefined): CurrentVersion {
  const { own, others } = versionedKinds[kind];
  const rows: VersionRows[number][] = [[own, [own.columns.map(column => row[column] ?? null)]]];
  for (const part of others) {
    const going = String(row[part.table] ?? '[]');
    if (going !== '[]') rows.push([part, JSON.parse(going) as readonly (readonly Value[])[]]);
  }
  const subject = row[own.by] as number | string;
  return { subject, since: appends?.numberOf(kind, subject) ?? Number(row.since ?? 0), own: row, rows };
}
