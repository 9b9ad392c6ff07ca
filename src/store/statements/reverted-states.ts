import { type ChangedKind, changedKinds } from '../../domain/storage/change-sets.js';
import {
  type ChangeStates,
  type RecordState,
  type RevertedSubject,
  type RevertibleChange,
  type StateExtent,
  type StateRow,
  subjectName,
} from '../../domain/storage/reverts.js';
import { mapInSlices, slicesOf } from '../../rpc/time-slices.js';
import { type CurrentVersion, recordsAtOnce, selectCurrent } from '../changes/current-versions.js';
import { quoteColumn, type VersionedTable, type VersionRows, versionedKinds } from '../changes/versioned-tables.js';
import type { SqlSession } from '../engines/connection.js';
import { type SqlDialect, textByDialect } from '../engines/sql-dialect.js';
import { numberOfPage, pageName, recordOfPage, stateEnd, subjectColumn } from './clauses/changed-states.js';

type Session = Omit<SqlSession, 'count'>;

const byKind = (textOf: (kind: ChangedKind) => string, kinds: readonly ChangedKind[], other: string): string =>
  `CASE c.kind ${kinds.map(kind => `WHEN '${kind}' THEN ${textOf(kind)}`).join(' ')} ELSE ${other} END`;

/** Bytes of the values that a record has in rows `p` of a table. */
const bytesIn = (table: string, kind: ChangedKind, at = ''): string =>
  `(SELECT COALESCE(SUM(octet_length(p."values")), 0) FROM ${table} p WHERE p.id = ${subjectColumn(kind)}${at})`;

/** Indexes: primary keys of changes, change_sets, the tables of the past, objects and entries; object_change_index, audit_event. */
const changed = textByDialect(dialect => {
  const bytes = (kind: ChangedKind): string => {
    const { table } = versionedKinds[kind].own;
    return `${bytesIn(`past_${table}`, kind, ' AND p.valid_to IN (c.number, c.next)')} + ${bytesIn(table, kind)}`;
  };
  const isForgotten = `c.object IN (SELECT a.subject_object FROM audit a WHERE a.event = 'forgotten')
    AND EXISTS (SELECT 1 FROM audit a JOIN change_sets s ON s.number = c.number AND s.time <= a.time
      WHERE a.event = 'forgotten' AND a.subject_object = c.object)`;
  // Materialized: the ends of the states would be looked up wherever they are named.
  return `WITH found AS MATERIALIZED (
    SELECT c.*, ${byKind(kind => stateEnd(kind, dialect), changedKinds, 'NULL')} AS next FROM changes c WHERE c.number IN (?*))
  SELECT c.number, c.kind, c.subject, c.name, c.object, c.category, c.action, c.next,
    ${byKind(bytes, ['object', 'entry'], '0')} AS bytes, CASE WHEN ${isForgotten} THEN 1 ELSE 0 END AS "isForgotten"
  FROM found c ORDER BY c.number DESC, c.position DESC`;
});

/** A change as the statement answers it. */
type FoundChange = Omit<RevertibleChange, 'subject' | 'isForgotten'> & {
  readonly subject: number | null;
  readonly name: string | null;
  readonly isForgotten: 0 | 1;
};

/** The changes of change sets, newest first. */
export async function changesOf({ whole }: Session, numbers: readonly number[]): Promise<readonly RevertibleChange[]> {
  const found = await whole.rows<FoundChange>(changed(whole.dialect), [whole.dialect.list(numbers)]);
  return mapInSlices(found, ({ kind, subject, name, object, category, action, number, next, bytes, isForgotten }) => ({
    ...{ kind, subject: subject ?? name ?? '', object, category, action },
    ...{ number: Number(number), next: next === null ? null : Number(next) },
    ...{ bytes: Number(bytes), isForgotten: isForgotten === 1 },
  }));
}

/** The changes with the rows of their records. */
export async function statesOf(
  session: Session,
  changes: readonly RevertibleChange[],
  extent: StateExtent,
): Promise<readonly ChangeStates[]> {
  const states = await readStates(session, changes, placesOf, extent);
  return mapInSlices(changes, (change): ChangeStates => {
    const present = states.get(subjectName(change)) ?? null;
    const later = change.next === null ? present : (states.get(stateName(change, change.next)) ?? null);
    const after = change.action === 'purged' ? null : later;
    return { ...change, before: states.get(stateName(change, change.number)) ?? null, after, present };
  });
}

/** Records as they are. */
export function presentStates(
  session: Session,
  subjects: readonly RevertedSubject[],
  extent: StateExtent,
): Promise<ReadonlyMap<string, RecordState>> {
  return readStates(session, subjects, () => ({}), extent);
}

/** The places of states in the past, with the ids of their records. */
type Places = Readonly<Record<string, number>>;

/** Records as they are, by kind and id, and as they were at some places, by the place as well. One statement for each kind and hundred. */
async function readStates<Subject extends RevertedSubject>(
  { whole }: Session,
  subjects: readonly Subject[],
  placesIn: (subjects: readonly Subject[]) => Places,
  extent: StateExtent,
): Promise<ReadonlyMap<string, RecordState>> {
  const states = new Map<string, RecordState>();
  for (const kind of new Set(subjects.map(each => each.kind))) {
    const text = stateTexts(whole.dialect)[extent][kind] ?? '';
    const ofKind = subjects.filter(each => each.kind === kind);
    for (const slice of slicesOf(ofKind, recordsAtOnce)) {
      const ids = whole.dialect.list([...new Set(slice.map(({ subject }) => subject))]);
      const rows = await whole.rows<FoundState>(text, [ids, JSON.stringify(placesIn(slice))]);
      for (const row of rows) states.set(`${kind} ${row.at ?? row[versionedKinds[kind].own.by]}`, stateOf(kind, row));
    }
  }
  return states;
}

/** The row of a record at a place in the past, or as it is. */
type FoundState = StateRow & { readonly at: string | null; readonly since: number | string };

/** Values may be long: an outline has none. */
function columnsOf({ columns }: VersionedTable, extent: StateExtent): string {
  return columns
    .map(column => (extent === 'outline' && column === 'values' ? `'{}' AS "values"` : `p.${quoteColumn(column)}`))
    .join(', ');
}

/** A row with those that go with it, as JSON texts by their tables. */
function stateOf(kind: ChangedKind, row: FoundState): RecordState {
  const { own, others } = versionedKinds[kind];
  const going: Record<string, readonly StateRow[]> = {};
  for (const { table, columns } of others) {
    const rows = JSON.parse(String(row[table] ?? '[]')) as StateRow[string][][];
    going[table] = rows.map(values => Object.fromEntries(columns.map((column, at) => [column, values[at] ?? null])));
  }
  return {
    own: Object.fromEntries(own.columns.map(column => [column, row[column] ?? null])),
    others: going,
    since: Number(row.since),
  };
}

/** A record as it was read, as what changes it takes it. */
export function formerOf(kind: ChangedKind, subject: number | string, { own, others, since = 0 }: RecordState): CurrentVersion {
  const { own: ownPart, others: parts } = versionedKinds[kind];
  const rows: VersionRows[number][] = [[ownPart, [ownPart.columns.map(column => own[column] ?? null)]]];
  for (const part of parts) {
    const going = others[part.table] ?? [];
    if (going.length > 0) rows.push([part, going.map(row => part.columns.map(column => row[column] ?? null))]);
  }
  return { subject, since, own, rows };
}

/** The places of states before and after changes. */
function placesOf(changes: readonly RevertibleChange[]): Places {
  const places: Record<string, number> = {};
  for (const { subject, number, next } of changes)
    for (const until of [number, next ?? []].flat()) places[placeOf(subject, until)] = Number(subject) || 0;
  return places;
}

function placeOf(subject: number | string, until: number): string {
  return `${pageName({ number: until, position: 0 })}/${subject}`;
}

function stateName({ kind, subject }: RevertedSubject, until: number): string {
  return `${kind} ${placeOf(subject, until)}`;
}

const stateTexts = textByDialect(dialect => ({
  whole: Object.fromEntries(changedKinds.map(kind => [kind, stateText(kind, dialect, 'whole')])),
  outline: Object.fromEntries(changedKinds.map(kind => [kind, stateText(kind, dialect, 'outline')])),
}));

/** Indexes: those of current versions; primary keys of the tables of the past; past_relations_entry, past_externals_object, past_externals_entry. */
function stateText(kind: ChangedKind, dialect: SqlDialect, extent: StateExtent): string {
  const { own, others } = versionedKinds[kind];
  const going = (extent === 'outline' ? [] : others).map(({ table, by, columns, condition }) => {
    const from = `past_${table} WHERE ${by} = p.${own.by} AND valid_to = p.valid_to${condition}`;
    return `, ${dialect.arrays(columns.map(quoteColumn), from)}`;
  });
  const subject = kind === 'type' ? recordOfPage('page.name') : 'page.rank';
  const present =
    extent === 'outline'
      ? `SELECT ${columnsOf(own, extent)}, 0 AS since FROM ${own.table} p WHERE p.${own.by} IN (?*)`
      : selectCurrent(kind, `t.${own.by} IN (?*)`, dialect);
  return `SELECT CAST(NULL AS text) AS at, now.* FROM (${present}) now UNION ALL
    SELECT page.name, ${columnsOf(own, extent)}, 0${going.join('')} FROM ${dialect.ranked} page CROSS JOIN past_${own.table} p
      WHERE p.${own.by} = ${subject} AND p.valid_to = ${numberOfPage('page.name')}`;
}
