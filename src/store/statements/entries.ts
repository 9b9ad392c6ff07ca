import type { Id } from '../../../generated/types.js';
import { stepsTo } from '../../domain/storage/change-sets.js';
import type {
  EntriesOfManyQuery,
  EntryContent,
  EntryQuery,
  EntryRecord,
  LinkingQuery,
  ManyEntryRecord,
  NewEntry,
} from '../../domain/storage/entries.js';
import { type RecordStatus, recordStatuses } from '../../domain/storage/objects.js';
import type { Records } from '../../domain/storage/records.js';
import { type Awaitable, after } from '../../rpc/awaitable.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { Made } from '../changes/row-writer.js';
import { insertRows, insertText } from '../engines/inserts.js';
import { type RowLimit, wholeObjectLimit } from '../engines/row-limit.js';
import type { Value } from '../engines/sql-dialect.js';
import { type Bounded, fewEntries, fewLinks, limitOf, onlyWhere, rejectMany, unbounded } from './clauses/bounds.js';
import { isStorable } from './clauses/ids.js';
import { holdReferrersOfEntries } from './clauses/referrers.js';
import { withoutContent } from './clauses/without-content.js';
import { entriesOfMany } from './entries-of-many.js';
import { Repository } from './repository.js';

/** SQLite has no booleans; the mark is a number on every engine. */
type EntryRow = Omit<EntryRecord, 'primary'> & { readonly primary: number };

/** An object without entries has one row of nulls. */
type BoundedRow = (EntryRow | { readonly id: null }) & Bounded;

/** Columns of an entry beside those of the question; an object without entries has one row of nulls. */
type ListedRow = Omit<EntryRow, 'object' | 'category'> | { readonly id: null };

const selected = 'e.id, e.object, e.category, e.status, e."primary", e."values"';
const listed = 'e.id, e.status, e."primary", e."values"';
const anyStatus = `IN (${recordStatuses.map(() => '?').join(', ')})`;

// A bare `LIMIT ?` makes SQLite plan the statement anew each time: its plan depends on the number.
const upTo = 'LIMIT CAST(? AS bigint)';

// Indexes: primary key of objects, entries_object.
const list = (status: string) => `SELECT ${listed} FROM objects o
  LEFT JOIN entries e ON e.object = o.id AND e.category = ? AND e.status ${status} WHERE o.id = ? ORDER BY e.id ${upTo}`;
const listOne = list('= ?');
const listAny = list(anyStatus);
const page = `SELECT ${listed} FROM objects o LEFT JOIN (
    SELECT * FROM entries WHERE object = ? AND category = ? AND status ${anyStatus} ORDER BY id ${upTo} OFFSET CAST(? AS bigint)
  ) e ON e.object = o.id WHERE o.id = ? ORDER BY e.id`;

const ofSeveral = (few = '') => `SELECT ${selected}${few && `, ${few} AS "isFew"`} FROM objects o LEFT JOIN (
    SELECT f.* FROM ${onlyWhere(few)}entries f WHERE f.object = ? AND f.category IN (?*) AND f.status ${anyStatus}
      ORDER BY f.id ${upTo} OFFSET CAST(? AS bigint)
  ) e ON e.object = o.id WHERE o.id = ? ORDER BY e.id`;

// Indexes: primary key of objects, links_target_object, primary key of entries.
const linking = (few = '') => `SELECT ${selected}${few && `, ${few} AS "isFew"`} FROM objects o LEFT JOIN (
    SELECT f.* FROM ${onlyWhere(few)}links l JOIN entries f ON f.id = l.entry
      WHERE l.target_object = ? AND l.attribute = ? AND f.category = ? AND f.status ${anyStatus}
      ORDER BY f.id ${upTo} OFFSET CAST(? AS bigint)
  ) e ON 1 = 1 WHERE o.id = ? ORDER BY e.id`;

// Index: entries_object.
const ofObject = `SELECT ${selected} FROM entries e WHERE object = ? ORDER BY id`;
const normalOf = `SELECT ${selected} FROM entries e WHERE object = ? AND status = 'normal' ORDER BY id ${upTo}`;
const normalBytes = `SELECT COALESCE(SUM(octet_length("values")), 0) AS bytes FROM entries WHERE object = ? AND status = 'normal'`;

// Index: primary key.
const find = `SELECT ${selected} FROM entries e WHERE id = ?`;
// Index: entries_object.
const first = `SELECT ${listed} FROM entries e WHERE object = ? AND category = ? ORDER BY id LIMIT 1`;
const update = 'UPDATE entries SET "values" = ?, title = ?, "primary" = ? WHERE id = ?';
const move = 'UPDATE entries SET status = ? WHERE id = ? AND status = ?';
const remove = 'DELETE FROM entries WHERE id = ? AND status = ?';
const insert = insertText('entries', ['id', 'object', 'category', 'status', '"primary"', '"values"', 'title', 'single']);

const demote = 'UPDATE entries SET "primary" = 0 WHERE id = ?';

// Index: entries_primary.
const primary = `SELECT ${selected} FROM entries e WHERE object = ? AND category = ? AND "primary" = 1 AND id <> ?`;

type Kept = Records['entries'];

/** The entries of a database. */
export class Entries extends Repository implements Kept {
  list(query: EntryQuery): Awaitable<EntryRecord[] | undefined> {
    const { object, category, alike = [] } = query;
    if (!isStorable(object)) return undefined;
    if (alike.length > 0) return this.ofSeveral(query, object, [category, ...alike]);
    const [text, values] = listStatement(query, object);
    const unread = query.atMost === undefined ? query.without : undefined;
    const statement = withoutContent(text, unread, this.connection.dialect);
    return after(this.connection.rows<ListedRow>(statement, values, limitOf(query)), rows => {
      if (rows.length === 0) return undefined;
      const entries: EntryRecord[] = [];
      for (const row of rows) if (row.id !== null) entries.push(record(row, object, category));
      return entries;
    });
  }

  private ofSeveral(query: EntryQuery, object: number, categories: readonly string[]): Promise<EntryRecord[] | undefined> {
    const { statuses, limit, offset, atMost } = query;
    const { dialect } = this.connection;
    const names = dialect.list(categories);
    const few = atMost === undefined ? unbounded : fewEntries(object, names, atMost, dialect);
    const values = [...few.values, object, names, ...padded(statuses), limit, offset, object];
    return this.boundedRows(ofSeveral(few.text), [...few.values, ...values], limitOf(query));
  }

  async linking(query: LinkingQuery): Promise<EntryRecord[] | undefined> {
    const { object, category, link, statuses, limit, offset, atMost } = query;
    if (!isStorable(object)) return undefined;
    const { dialect } = this.connection;
    const few = atMost === undefined ? unbounded : fewLinks('target_object', dialect.list([object]), atMost, dialect);
    const values = [...few.values, object, link, category, ...padded(statuses), limit, offset, object];
    return this.boundedRows(linking(few.text), [...few.values, ...values], limitOf(query));
  }

  /** @throws BeyondBounds */
  private async boundedRows(
    text: string,
    values: readonly Value[],
    limit: RowLimit | undefined,
  ): Promise<EntryRecord[] | undefined> {
    const rows = await this.connection.rows<BoundedRow>(text, values, limit);
    rejectMany(rows);
    return rows.length === 0 ? undefined : records(rows.filter(row => row.id !== null));
  }

  ofMany(query: EntriesOfManyQuery): Promise<ManyEntryRecord[]> {
    return entriesOfMany(this.connection, query);
  }

  find(id: Id): Awaitable<EntryRecord | undefined> {
    if (!isStorable(id)) return undefined;
    if (this.writes.readsFor(this.connection)) return this.toWrite('t.id = ?', [id]);
    return after(this.connection.rows<EntryRow>(find, [id]), rows => records(rows)[0]);
  }

  first(object: number, category: string): Awaitable<EntryRecord | undefined> {
    if (this.writes.readsFor(this.connection)) return this.toWrite('t.object = ? AND t.category = ?', [object, category]);
    const rows = this.connection.rows<Omit<EntryRow, 'object' | 'category'>>(first, [object, category]);
    return after(rows, ([row]) => row && record(row, object, category));
  }

  /** An entry with all that is kept of its state, so that writing it reads nothing. */
  private toWrite(condition: string, values: readonly Value[]): Awaitable<EntryRecord | undefined> {
    return after(this.writes.entryWhere(condition, values), found => found && records([found as EntryRow])[0]);
  }

  async ofObject(object: number): Promise<EntryRecord[]> {
    return isStorable(object) ? records(await this.connection.rows<EntryRow>(ofObject, [object], wholeObjectLimit)) : [];
  }

  async normalOf(object: number, limit: number): Promise<EntryRecord[]> {
    return records(await this.connection.rows<EntryRow>(normalOf, [object, limit], wholeObjectLimit));
  }

  async normalBytes(object: number): Promise<number> {
    const [row] = await this.connection.rows<{ readonly bytes: number | string }>(normalBytes, [object]);
    return Number(row?.bytes ?? 0);
  }

  insert(entries: readonly NewEntry[]): Awaitable<number> {
    return this.writes.create('entry', entries.map(made), writes =>
      after(insertRows(writes, insert, entries.map(newRow)), () => entries.length),
    );
  }

  update(id: number, { values, title, primary: mark }: EntryContent, secrets: readonly string[] = []): Awaitable<void> {
    const changed = this.writes.change('entry', { subjects: [id], title, secrets, writesEach: true }, writes =>
      writes.count(update, [values, title, mark ? 1 : 0, id]),
    );
    return after(changed, requireThere);
  }

  async move(id: number, from: RecordStatus, to: RecordStatus): Promise<boolean> {
    const changing = { subjects: [id], action: stepsTo[to], reach: 'nothing' } as const;
    return (await this.writes.change('entry', changing, writes => writes.count(move, [to, id, from]))) === 1;
  }

  async remove(id: number, from: RecordStatus): Promise<boolean> {
    await holdReferrersOfEntries(this.connection, [id]);
    return (await this.writes.remove('entry', [id], writes => writes.count(remove, [id, from]))) === 1;
  }

  async primary(object: number, category: string, except: number): Promise<EntryRecord | undefined> {
    return records(await this.connection.rows<EntryRow>(primary, [object, category, except]))[0];
  }

  async demote(id: number): Promise<void> {
    await this.writes.change('entry', { subjects: [id], reach: 'nothing', writesEach: true }, writes =>
      writes.count(demote, [id]),
    );
  }
}

/** @throws RpcError Conflict */
function requireThere(changed: number): void {
  if (changed === 0) throw new RpcError('Conflict', { reason: 'the entry is gone' });
}

/** The commonest question has the shortest text; the page that begins later has one that sees the object beyond its last entry. */
function listStatement({ category, statuses, limit, offset }: EntryQuery, object: number): [string, Value[]] {
  const [status = ''] = statuses;
  if (offset > 0 || limit < 1) return [page, [object, category, ...padded(statuses), limit, offset, object]];
  if (statuses.length === 1) return [listOne, [category, status, object, limit]];
  return [listAny, [category, ...padded(statuses), object, limit]];
}

function padded(statuses: readonly RecordStatus[]): string[] {
  return recordStatuses.map((_, at) => statuses[at] ?? '');
}

function made({ id, object, category, secrets }: NewEntry): Made {
  return { subject: id, object, category, secrets };
}

function newRow({ id, object, category, status, primary: mark, values, title, single }: NewEntry): Value[] {
  return [id, object, category, status, mark ? 1 : 0, values, title, single ? 1 : 0];
}

function records(rows: readonly EntryRow[]): EntryRecord[] {
  return rows.map(row => record(row, row.object, row.category));
}

function record(
  { id, status, primary: mark, values }: Omit<EntryRow, 'object' | 'category'>,
  object: number,
  category: string,
): EntryRecord {
  return { id, object, category, status, primary: mark === 1, values };
}
