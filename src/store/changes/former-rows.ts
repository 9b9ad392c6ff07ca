import { type ChangedKind, changedKinds } from '../../domain/storage/change-sets.js';
import { type Awaitable, after, inTurn } from '../../rpc/awaitable.js';
import { slicesOf } from '../../rpc/time-slices.js';
import type { Appends } from '../engines/appends.js';
import type { SqlSession } from '../engines/connection.js';
import type { SqlDialect, Value } from '../engines/sql-dialect.js';
import { type FormerRows, type KeptPart, keptKinds, quotedColumn } from './kept-rows.js';

/** State of a record before its change: `since` is the number of its latest change. */
export interface Former {
  readonly subject: number | string;
  readonly since: number;
  /** Its own row by column. */
  readonly own: Readonly<Record<string, Value>>;
  readonly rows: FormerRows;
}

type Row = Readonly<Record<string, Value>>;

/** Records of which one statement reads the rows: it keeps the event loop for some milliseconds. */
const recordsAtOnce = 1000;

/** Conditions for the row of one subject, and of some. */
const byName = Object.fromEntries(
  changedKinds.map(kind => [kind, { one: `t.${keptKinds[kind].own.by} = ?`, some: `t.${keptKinds[kind].own.by} IN (?*)` }]),
) as Readonly<Record<ChangedKind, { readonly one: string; readonly some: string }>>;

/** Reads the rows of what is about to change, with those that go with it. One statement for each thousand; what is not there is left out. */
export function formerRows(
  session: SqlSession,
  kind: ChangedKind,
  subjects: readonly (number | string)[],
): Awaitable<readonly Former[]> {
  const { one, some } = byName[kind];
  const [first = null, ...others] = subjects;
  if (others.length === 0) return rowsWhere(session, kind, one, [first]);
  const read = (named: readonly (number | string)[]) => rowsWhere(session, kind, some, [session.dialect.list(named)]);
  if (subjects.length <= recordsAtOnce) return read(subjects);
  const found: Former[] = [];
  const slices = slicesOf(subjects, recordsAtOnce);
  const reading = inTurn(slices, slice => after(read(slice), rows => found.push(...rows)));
  return after(reading, () => found);
}

/** The first row that meets a condition, which may say an order, with those that go with it. */
export function formerRowWhere(
  session: SqlSession,
  kind: ChangedKind,
  condition: string,
  values: readonly Value[],
): Awaitable<Former | undefined> {
  return after(rowsWhere(session, kind, condition, values), ([found]) => found);
}

function rowsWhere(
  session: SqlSession,
  kind: ChangedKind,
  condition: string,
  values: readonly Value[],
): Awaitable<readonly Former[]> {
  const text = textOf(kind, condition, session.dialect);
  return after(session.rowsWithoutAppends<Row>(text, values), found => found.map(row => former(kind, row, session.appends)));
}

type TextsByCondition = Map<string, string>;
const texts = new Map<SqlDialect, Map<ChangedKind, TextsByCondition>>();

/** Conditions are constants: a name joined of one and its kind would be hashed for each statement. */
function textOf(kind: ChangedKind, condition: string, dialect: SqlDialect): string {
  const ofDialect = texts.get(dialect) ?? new Map<ChangedKind, TextsByCondition>();
  texts.set(dialect, ofDialect);
  const ofKind = ofDialect.get(kind) ?? new Map<string, string>();
  ofDialect.set(kind, ofKind);
  const text = ofKind.get(condition) ?? statement(kind, condition, dialect);
  ofKind.set(condition, text);
  return text;
}

/** Indexes: object_change_index, changes_of_no_object, changes_subject, the keys of the tables. */
function statement(kind: ChangedKind, condition: string, dialect: SqlDialect): string {
  const { own, others } = keptKinds[kind];
  const columns = own.columns.map(column => `t.${quotedColumn(column)}`);
  const going = others.map(part => `${dialect.arrays(part.columns.map(quotedColumn), from(part))} AS "${part.table}"`);
  const latest = dialect.extreme('MAX', 'c.number', `${changesOf[kind]} c`, isAbout[kind]);
  const since = kind === 'entry' ? `COALESCE(t.revision, ${latest}) AS since` : `${latest} AS since`;
  return `SELECT ${[...columns, since, ...going].join(', ')} FROM ${own.table} t WHERE ${condition}`;
}

function from({ table, by, condition }: KeptPart): string {
  return `${table} WHERE ${by} = t.id${condition}`;
}

/** The tables that find the changes of a row. */
const changesOf: Readonly<Record<ChangedKind, 'changes' | 'object_change_numbers'>> = {
  object: 'object_change_numbers',
  entry: 'object_change_numbers',
  choice: 'changes',
  type: 'changes',
  report: 'changes',
  livestatus: 'changes',
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
  livestatus: isAboutRow('livestatus'),
};

function former(kind: ChangedKind, row: Row, appends: Appends | undefined): Former {
  const { own, others } = keptKinds[kind];
  const rows: FormerRows[number][] = [[own, [own.columns.map(column => row[column] ?? null)]]];
  for (const part of others) {
    const going = String(row[part.table] ?? '[]');
    if (going !== '[]') rows.push([part, JSON.parse(going) as readonly (readonly Value[])[]]);
  }
  const subject = row[own.by] as number | string;
  return { subject, since: appends?.numberOf(kind, subject) ?? Number(row.since ?? 0), own: row, rows };
}
