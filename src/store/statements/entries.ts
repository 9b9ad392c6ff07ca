import type { Id } from '../../../generated/types.js';
import { stepsTo } from '../../domain/storage/change-sets.js';
import type {
  ContentPlace,
  EntriesOfManyQuery,
  EntryContent,
  EntryQuery,
  EntryRecord,
  LinkingQuery,
  ManyEntryRecord,
  NewEntry,
  UploadContent,
} from '../../domain/storage/entries.js';
import type { RecordStatus } from '../../domain/storage/objects.js';
import type { Records } from '../../domain/storage/records.js';
import { andThen, forEachSeries, type MaybePromise } from '../../rpc/maybe-promise.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { CreatedRecord } from '../changes/row-writer.js';
import { insertRows, insertText } from '../engines/inserts.js';
import { wholeObjectLimit } from '../engines/row-limit.js';
import type { Value } from '../engines/sql-dialect.js';
import { limitOf } from './clauses/bounds.js';
import { isStorable } from './clauses/ids.js';
import { holdReferrersOfEntries } from './clauses/referrers.js';
import { entriesOfMany } from './entries-of-many.js';
import { listEntries, listLinking } from './entry-lists.js';
import { columnsOfCategory, type EntryRow, type EntryRowOfCategory, entryColumns, record, records, upTo } from './entry-rows.js';
import { Repository } from './repository.js';

// Index: entries_object.
const ofObject = `SELECT ${entryColumns} FROM entries e WHERE object = ? ORDER BY id`;
const normalOf = `SELECT ${entryColumns} FROM entries e WHERE object = ? AND status = 'normal' ORDER BY id ${upTo}`;
const normalBytes = `SELECT COALESCE(SUM(octet_length("values")), 0) AS bytes FROM entries WHERE object = ? AND status = 'normal'`;

// Index: primary key.
const find = `SELECT ${entryColumns} FROM entries e WHERE id = ?`;
// Index: entries_object.
const first = `SELECT ${columnsOfCategory} FROM entries e WHERE object = ? AND category = ? ORDER BY id LIMIT 1`;
const update = 'UPDATE entries SET "values" = ?, title = ?, "primary" = ?, revision = ? WHERE id = ?';
/** Without the columns of indexes, which are written even where the values stay the same. */
const updateValues = 'UPDATE entries SET "values" = ?, revision = ? WHERE id = ?';
const move = 'UPDATE entries SET status = ? WHERE id = ? AND status = ?';
const remove = 'DELETE FROM entries WHERE id = ? AND status = ?';
// Indexes: primary keys of contents and entries.
const contents = `SELECT c.digest, c.content FROM contents c JOIN entries e ON e.id = c.entry
  WHERE c.entry IN (?*) AND c.digest IN (?*)`;
const insertContents = insertText('contents', ['entry', 'digest', 'content'], ' ON CONFLICT (entry, digest) DO NOTHING');
const copyContent = `INSERT INTO contents (entry, digest, content) SELECT CAST(? AS integer), digest, content FROM contents
  WHERE entry = ? AND digest = ?`;

const insert = insertText('entries', ['id', 'object', 'category', 'status', '"primary"', '"values"', 'title', 'single']);

const demote = 'UPDATE entries SET "primary" = 0 WHERE id = ?';

// Index: entries_primary.
const primary = `SELECT ${entryColumns} FROM entries e WHERE object = ? AND category = ? AND "primary" = 1 AND id <> ?`;

type Kept = Records['entries'];

/** The entries of a database. */
export class Entries extends Repository implements Kept {
  list(query: EntryQuery): MaybePromise<EntryRecord[] | undefined> {
    return listEntries(this.connection, query);
  }

  linking(query: LinkingQuery): Promise<EntryRecord[] | undefined> {
    return listLinking(this.connection, query);
  }

  ofMany(query: EntriesOfManyQuery): Promise<ManyEntryRecord[]> {
    return entriesOfMany(this.connection, query);
  }

  contents(places: readonly ContentPlace[], atMost?: number): MaybePromise<ReadonlyMap<string, string>> {
    const { list } = this.connection.dialect;
    const values = [list(places.map(({ entry }) => entry)), list(places.map(({ digest }) => digest))];
    return andThen(
      this.connection.rows<UploadContent>(contents, values, limitOf({ atMost })),
      rows => new Map(rows.map(({ digest, content }) => [digest, content])),
    );
  }

  find(id: Id): MaybePromise<EntryRecord | undefined> {
    if (!isStorable(id)) return undefined;
    if (this.writes.readsFor(this.connection)) return this.toWrite('t.id = ?', [id]);
    return andThen(this.connection.rows<EntryRow>(find, [id]), rows => records(rows)[0]);
  }

  first(object: number, category: string): MaybePromise<EntryRecord | undefined> {
    if (this.writes.readsFor(this.connection))
      return this.toWrite('t.object = ? AND t.category = ? ORDER BY t.id LIMIT 1', [object, category]);
    const rows = this.connection.rows<EntryRowOfCategory>(first, [object, category]);
    return andThen(rows, ([row]) => row && record(row, object, category));
  }

  /** An entry with all that is kept of its state, so that writing it reads nothing. */
  private toWrite(condition: string, values: readonly Value[]): MaybePromise<EntryRecord | undefined> {
    return andThen(this.writes.entryWhere(condition, values), found => {
      const row = found as EntryRow | undefined;
      return row && record(row, row.object, row.category);
    });
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

  insert(entries: readonly NewEntry[]): MaybePromise<number> {
    return this.writes.create('entry', entries.map(toCreated), writes =>
      andThen(insertRows(writes, insert, entries.map(newRow)), () =>
        andThen(
          forEachSeries(entries, each => this.insertContents(each.id, each)),
          () => entries.length,
        ),
      ),
    );
  }

  private insertContents(entry: number, { contents: made = [] }: Pick<EntryContent, 'contents'>): MaybePromise<void> {
    if (made.length === 0) return undefined;
    return insertRows(
      this.writes,
      insertContents,
      made.map(({ digest, content }) => [entry, digest, content]),
    );
  }

  copyContent({ entry: from, digest }: ContentPlace, entry: number): MaybePromise<void> {
    return andThen(this.writes.count(copyContent, [entry, from, digest]), () => undefined);
  }

  update(
    id: number,
    { values, title, primary: mark, contents: set }: EntryContent,
    secrets: readonly string[] = [],
  ): MaybePromise<void> {
    const primary = mark ? 1 : 0;
    const columns = { values, title, primary };
    const changing = { subjects: [id], title, secrets, columns, writesEach: true, writesNumber: true };
    const { upcomingNumber: number } = this.writes;
    const changed = this.writes.change('entry', changing, (writes, [held] = []) =>
      held?.own.title === title && held.own.primary === primary
        ? writes.count(updateValues, [values, number, id])
        : writes.count(update, [values, title, primary, number, id]),
    );
    return andThen(changed, rows => {
      if (rows === 0) throw new RpcError('Conflict', { reason: 'the entry is gone' });
      return this.insertContents(id, { contents: set });
    });
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

function toCreated({ id, object, category, secrets }: NewEntry): CreatedRecord {
  return { subject: id, object, category, secrets };
}

function newRow({ id, object, category, status, primary: mark, values, title, single }: NewEntry): Value[] {
  return [id, object, category, status, mark ? 1 : 0, values, title, single ? 1 : 0];
}
