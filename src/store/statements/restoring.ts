import { isDeepStrictEqual } from 'node:util';
import { memoizeByPart } from '../../attributes/memoize.js';
import type { ChangedKind } from '../../domain/storage/change-sets.js';
import type { RecordState, Restoration, StateRow } from '../../domain/storage/reverts.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import { slicesOf } from '../../rpc/time-slices.js';
import type { CurrentVersion } from '../changes/current-versions.js';
import { placeOf } from '../changes/record-places.js';
import type { CreatedRecord, RecordUpdate, RowWriter, RowWrites } from '../changes/row-writer.js';
import { quoteColumn, type VersionedTable, versionedKinds } from '../changes/versioned-tables.js';
import type { SqlSession } from '../engines/connection.js';
import { type InsertText, insertRows, insertText } from '../engines/inserts.js';
import { formerOf } from './reverted-states.js';

/** The tables that others refer to come first. */
const kindsInOrder: readonly ChangedKind[] = [
  'choice',
  'object',
  'entry',
  'type',
  'report',
  'import_profile',
  'livestatus',
  'definition',
];

/**
 * Columns with values that at most one row has, and the statement that gives them up: of rows that exchange such values, each would find
 * that of the other taken.
 */
const exchanged: Readonly<Partial<Record<ChangedKind, { readonly columns: readonly string[]; readonly text: string }>>> = {
  object: { columns: ['sysid'], text: `UPDATE objects SET sysid = 'reverted ' || id WHERE id IN (?*)` },
  entry: { columns: ['primary', 'title'], text: `UPDATE entries SET "primary" = 0, title = '' WHERE id IN (?*)` },
  choice: {
    columns: ['title', 'constant'],
    text: `UPDATE choices SET title = 'reverted ' || id, constant = NULL WHERE id IN (?*)`,
  },
  report: { columns: ['title'], text: `UPDATE reports SET title = 'reverted ' || id WHERE id IN (?*)` },
  import_profile: { columns: ['title'], text: `UPDATE import_profiles SET title = 'reverted ' || id WHERE id IN (?*)` },
};

const removedAtOnce = 1000;

/** A connection, and the writer of its transaction. */
interface Restoring {
  readonly session: Omit<SqlSession, 'count'>;
  readonly writes: RowWriter;
}

/** Writes rows of records as they are to be, a table at a time. Removes first: what comes back may take the place of what goes. */
export async function writeRestorations(restoring: Restoring, restorations: readonly Restoration[]): Promise<void> {
  const removed = restorations.filter(({ target }) => !target);
  if (removed.length > 0) await removeAll(restoring, removed);
  for (const kind of kindsInOrder) {
    const targeted = restorations.filter((each): each is Targeted => each.kind === kind && each.target !== null);
    if (targeted.length > 0) await put(restoring, kind, targeted);
  }
}

async function removeAll(restoring: Restoring, removed: readonly Restoration[]): Promise<void> {
  const objects = new Set(removed.flatMap(({ kind, subject }) => (kind === 'object' ? [subject] : [])));
  const isAlone = ({ kind, object }: Restoration) => !(kind === 'entry' && objects.has(object ?? 0));
  for (const kind of kindsInOrder.toReversed()) {
    const ofKind = removed.filter(each => each.kind === kind && isAlone(each));
    await remove(restoring, kind, ofKind);
  }
}

/** Entries of a removed object go with it. One statement removes some records: what refers to each is looked for. */
async function remove({ session, writes }: Restoring, kind: ChangedKind, removed: readonly Restoration[]): Promise<void> {
  const { table, by } = versionedKinds[kind].own;
  const text = `DELETE FROM ${table} WHERE ${by} IN (?*)`;
  for (const slice of slicesOf(removed, removedAtOnce)) {
    const subjects = slice.map(({ subject }) => subject);
    const former = slice.flatMap(({ subject, present }) => (present ? [formerOf(kind, subject, present)] : []));
    await writes.remove(kind, subjects, all => all.count(text, [session.dialect.list(subjects)]), former);
  }
}

async function put(restoring: Restoring, kind: ChangedKind, targeted: readonly Targeted[]): Promise<void> {
  const { session, writes } = restoring;
  const made = targeted.filter(({ present }) => !present);
  let write = (rows: RowWrites): MaybePromise<number> => putRows(restoring, rows, kind, targeted);
  for (const changing of changesOf(targeted)) {
    const inner = write;
    write = () => writes.change(kind, changing, inner);
  }
  if (made.length > 0) await writes.create(kind, made.map(asMade), write);
  else await write(writes);
  if (kind === 'object') for (const { target } of made) session.noteCreated(Number(target.own.id));
}

async function putRows(
  { session: { dialect }, writes: writer }: Restoring,
  writes: RowWrites,
  kind: ChangedKind,
  targeted: readonly Targeted[],
): Promise<number> {
  const { own, others } = versionedKinds[kind];
  const { columns = [], text = '' } = exchanged[kind] ?? {};
  const exchanging = targeted.filter(({ present, target }) =>
    columns.some(each => present && present.own[each] !== target.own[each]),
  );
  if (exchanging.length > 0) await writes.count(text, [dialect.list(exchanging.map(({ subject }) => subject))]);
  const { upcomingNumber: revision } = writer;
  const rows = targeted.map(({ present, target }) => ({ ...target.own, revision: present ? revision : null }));
  await insert(writes, upsertOf(own, kind), writtenColumns(kind), rows);
  for (const part of others) {
    const differing = targeted.filter(each => !hasRows(each, part));
    if (differing.length === 0) continue;
    const subjects = dialect.list(differing.map(({ subject }) => subject));
    await writes.count(`DELETE FROM ${part.table} WHERE ${part.by} IN (?*)${part.condition}`, [subjects]);
    const going = differing.flatMap(({ target }) => target.others[part.table] ?? []);
    await insert(writes, insertOf(part), part.columns, going);
  }
  return targeted.length;
}

function insert(writes: RowWrites, text: InsertText, columns: readonly string[], rows: readonly StateRow[]): MaybePromise<void> {
  return insertRows(
    writes,
    text,
    rows.map(row => columns.map(column => row[column] ?? null)),
  );
}

type Targeted = Restoration & { readonly target: RecordState };

/** Whether a record has the rows of a part already. */
function hasRows({ present, target }: Targeted, { table }: VersionedTable): boolean {
  return isDeepStrictEqual(present?.others[table] ?? [], target.others[table] ?? []);
}

function asMade({ kind, subject, target, secrets }: Targeted): CreatedRecord {
  return { subject, ...placeOf(kind, target.own), secrets };
}

/** Changes of what is there that are alike in what is noted of them, together. */
function changesOf(put: readonly Targeted[]): readonly RecordUpdate[] {
  const groups = new Map<string, RecordUpdate & { readonly subjects: (number | string)[]; readonly former: CurrentVersion[] }>();
  for (const { kind, subject, present, action, isRetitled } of put) {
    if (!present) continue;
    const name = `${action} ${isRetitled}`;
    const group = groups.get(name) ?? {
      ...{ subjects: [], former: [], action, reach: isRetitled ? 'referrers' : 'own' },
      writesNumber: kind === 'entry',
    };
    group.subjects.push(subject);
    group.former.push(formerOf(kind, subject, present));
    groups.set(name, group);
  }
  return [...groups.values()];
}

/** The columns of a record's own row; that of an entry has the number of the change set as well. */
function writtenColumns(kind: ChangedKind): readonly string[] {
  const { columns } = versionedKinds[kind].own;
  return kind === 'entry' ? [...columns, 'revision'] : columns;
}

const upsertOf = memoizeByPart(({ table, by }: VersionedTable, kind: ChangedKind): InsertText => {
  const columns = writtenColumns(kind).map(quoteColumn);
  const set = columns.filter(column => column !== quoteColumn(by)).map(column => `${column} = excluded.${column}`);
  return insertText(table, columns, ` ON CONFLICT (${by}) DO UPDATE SET ${set.join(', ')}`);
});

const insertOf = memoizeByPart(({ table, columns }: VersionedTable) => insertText(table, columns.map(quoteColumn)));
