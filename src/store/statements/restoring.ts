import type { ChangedKind } from '../../domain/storage/change-sets.js';
import type { RecordState, Restoration, StateRow } from '../../domain/storage/reverts.js';
import type { Awaitable } from '../../rpc/awaitable.js';
import { slicesOf } from '../../rpc/time-slices.js';
import { type KeptPart, keptKinds, quotedColumn } from '../changes/kept-rows.js';
import { placeOf } from '../changes/record-places.js';
import type { Changing, Made, RowWriter, RowWrites } from '../changes/row-writer.js';
import type { SqlSession } from '../engines/connection.js';
import { type InsertText, insertRows, insertText } from '../engines/inserts.js';
import type { Value } from '../engines/sql-dialect.js';

/** The tables that others refer to come first. */
const kindsInOrder: readonly ChangedKind[] = ['choice', 'object', 'entry', 'type', 'report', 'livestatus'];

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
};

const removedAtOnce = 1000;

/** Writes rows of records as they are to be, a table at a time. */
export class Restoring {
  private readonly session: Omit<SqlSession, 'count'>;
  private readonly writes: RowWriter;

  constructor(session: Omit<SqlSession, 'count'>, writes: RowWriter) {
    this.session = session;
    this.writes = writes;
  }

  /** Removes first: what comes back may take the place of what goes. */
  async write(restorations: readonly Restoration[]): Promise<void> {
    const ofKind = (kind: ChangedKind) => restorations.filter(each => each.kind === kind);
    const objects = new Set(ofKind('object').flatMap(({ subject, target }) => (target ? [] : [subject])));
    for (const kind of [...kindsInOrder].reverse()) {
      const removed = ofKind(kind).filter(({ target, object }) => !target && !(kind === 'entry' && objects.has(object ?? 0)));
      await this.remove(kind, removed);
    }
    for (const kind of kindsInOrder) await this.put(kind, ofKind(kind).filter(hasTarget));
  }

  /** Entries of a removed object go with it. One statement removes some records: what refers to each is looked for. */
  private async remove(kind: ChangedKind, removed: readonly Restoration[]): Promise<void> {
    const { table, by } = keptKinds[kind].own;
    const text = `DELETE FROM ${table} WHERE ${by} IN (?*)`;
    for (const slice of slicesOf(removed, removedAtOnce)) {
      const subjects = slice.map(({ subject }) => subject);
      await this.writes.remove(kind, subjects, writes => writes.count(text, [this.list(subjects)]));
    }
  }

  private async put(kind: ChangedKind, put: readonly Targeted[]): Promise<void> {
    if (put.length === 0) return;
    const made = put.filter(({ present }) => !present);
    const write = (writes: RowWrites) => this.putRows(writes, kind, put);
    const changed = changesOf(put.filter(({ present }) => present)).reduce(
      (inner, changing) => () => this.writes.change(kind, changing, inner),
      write as (writes: RowWrites) => Awaitable<number>,
    );
    if (made.length > 0) await this.writes.create(kind, made.map(asMade), changed);
    else await changed(this.writes);
    if (kind === 'object') for (const { target } of made) this.session.made(Number(target.own.id));
  }

  private async putRows(writes: RowWrites, kind: ChangedKind, put: readonly Targeted[]): Promise<number> {
    const { own, others } = keptKinds[kind];
    const { columns = [], text = '' } = exchanged[kind] ?? {};
    const exchanging = put.filter(({ present, target }) =>
      columns.some(each => present && present.own[each] !== target.own[each]),
    );
    if (exchanging.length > 0) await writes.count(text, [this.list(exchanging.map(({ subject }) => subject))]);
    await insertRows(
      writes,
      upsertOf(own),
      put.map(({ target }) => valuesOf(own, target.own)),
    );
    const subjects = this.list(put.map(({ subject }) => subject));
    for (const part of others) {
      const rows = put.flatMap(({ target }) => target.others[part.table] ?? []);
      await writes.count(`DELETE FROM ${part.table} WHERE ${part.by} IN (?*)${part.condition}`, [subjects]);
      await insertRows(
        writes,
        insertOf(part),
        rows.map(row => valuesOf(part, row)),
      );
    }
    return put.length;
  }

  private list(values: readonly (string | number)[]): Value {
    return this.session.dialect.list(values);
  }
}

type Targeted = Restoration & { readonly target: RecordState };

function hasTarget(restoration: Restoration): restoration is Targeted {
  return restoration.target !== null;
}

function asMade({ kind, subject, target, secrets }: Targeted): Made {
  return { subject, ...placeOf(kind, target.own), secrets };
}

/** Changes that are alike in what is noted of them, together. */
function changesOf(changed: readonly Targeted[]): readonly Changing[] {
  const groups = new Map<string, Targeted[]>();
  for (const each of changed) {
    const name = `${each.action} ${each.isRetitled}`;
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return [...groups.values()].map(group => ({
    subjects: group.map(({ subject }) => subject),
    action: group[0]?.action ?? 'edited',
    reach: group[0]?.isRetitled ? 'referrers' : 'own',
  }));
}

function valuesOf({ columns }: KeptPart, row: StateRow): Value[] {
  return columns.map(column => row[column] ?? null);
}

const upserts = new Map<KeptPart, InsertText>();
const inserts = new Map<KeptPart, InsertText>();

function upsertOf(part: KeptPart): InsertText {
  const columns = part.columns.map(quotedColumn);
  const set = columns.filter(column => column !== quotedColumn(part.by)).map(column => `${column} = excluded.${column}`);
  const upsert =
    upserts.get(part) ?? insertText(part.table, columns, ` ON CONFLICT (${part.by}) DO UPDATE SET ${set.join(', ')}`);
  upserts.set(part, upsert);
  return upsert;
}

function insertOf(part: KeptPart): InsertText {
  const insert = inserts.get(part) ?? insertText(part.table, part.columns.map(quotedColumn));
  inserts.set(part, insert);
  return insert;
}
