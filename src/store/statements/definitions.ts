import { globalCategory } from '../../domain/categories.js';
import type { ChoiceSought } from '../../domain/storage/choices.js';
import { titleCharacters } from '../../domain/storage/entries.js';
import type {
  DefinitionContent,
  DefinitionRecord,
  EntryValues,
  FollowingColumns,
  RefusedEntry,
  RefusingMember,
  SchemaRecords,
} from '../../domain/storage/schema.js';
import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
import type { RowWrites } from '../changes/row-writer.js';
import { requireSchemaVersion, schemaVersion } from '../changes/schema-version.js';
import { countInRanges, eachIdRange } from './id-ranges.js';
import { isSeveral, refusedStatement } from './refused-entries.js';
import { Repository } from './repository.js';
import { usesInEntries } from './uses.js';

/** Name of the claim of transactions that write definitions. Every other transaction that changes records shares it. */
export const schemaClaim = 'schema';

// Indexes: the primary key of entries, and entries_object.
const countAll = 'SELECT COUNT(*) AS count FROM entries WHERE id > ? AND id <= ? AND category = ?';
const countObjects = 'SELECT COUNT(*) AS count FROM objects WHERE id > ? AND id <= ?';
const countSeveral = `SELECT COUNT(*) AS count FROM (SELECT object FROM entries
  WHERE object > ? AND object <= ? AND category = ? GROUP BY object HAVING ${isSeveral}) several`;
const listEntries = `INSERT INTO search_queue (kind, target, name)
  SELECT 'entry', id, '' FROM entries WHERE id > ? AND id <= ? AND category = ? ORDER BY id`;
// Index: primary key.
const valuesAfter = `SELECT id AS entry, "values" FROM entries WHERE id > ? AND category = ?
  ORDER BY id LIMIT CAST(? AS bigint)`;
const listChanges = "SELECT DISTINCT number FROM changes WHERE object IS NULL AND kind = 'definition' ORDER BY number";
const list = 'SELECT id, part, name, definition, removed FROM definitions ORDER BY id';
const insert = 'INSERT INTO definitions (part, name, definition, removed, id) VALUES (?, ?, ?, ?, ?)';
const update = 'UPDATE definitions SET part = ?, name = ?, definition = ?, removed = ? WHERE id = ?';

/** The definitions of a site in a database. */
export class Definitions extends Repository implements SchemaRecords {
  version(): MaybePromise<number> {
    return schemaVersion(this.connection.whole);
  }

  list(): MaybePromise<DefinitionRecord[]> {
    return this.connection.whole.rows<DefinitionRecord>(list, []);
  }

  countEntries(category: string, attribute?: string): Promise<number> {
    const { dialect, whole } = this.connection;
    const hasValue = attribute === undefined ? '' : ` AND ${dialect.member('"values"', [attribute]).json} IS NOT NULL`;
    if (category === globalCategory) return countInRanges(whole, 'objects', `${countObjects}${hasValue}`, []);
    return countInRanges(whole, 'entries', `${countAll}${hasValue}`, [category]);
  }

  countHolders(sought: ChoiceSought): Promise<number> {
    if (sought.places.length === 0) return Promise.resolve(0);
    const { text, values } = usesInEntries(sought, this.connection.dialect);
    const count = `SELECT COUNT(*) AS count FROM entries e WHERE e.id > ? AND e.id <= ? AND ${text} = 1`;
    return countInRanges(this.connection.whole, 'entries', count, values);
  }

  countRepeated(category: string): Promise<number> {
    return countInRanges(this.connection.whole, 'objects', countSeveral, [category]);
  }

  refused(member: RefusingMember, after: number, limit: number): MaybePromise<readonly RefusedEntry[]> {
    const { dialect, whole } = this.connection;
    return whole.rows<RefusedEntry>(...refusedStatement(member, after, limit, dialect));
  }

  values(category: string, after: number, limit: number): MaybePromise<readonly EntryValues[]> {
    return this.connection.whole.rows<EntryValues>(valuesAfter, [after, category, limit]);
  }

  changes(): MaybePromise<readonly number[]> {
    const rows = this.connection.whole.rows<{ readonly number: number }>(listChanges, []);
    return andThen(rows, found => found.map(({ number }) => Number(number)));
  }

  require(version: number): MaybePromise<void> {
    return requireSchemaVersion(this.connection.whole, version);
  }

  async lockForUpdate(): Promise<DefinitionRecord[]> {
    await this.connection.advisoryLock(schemaClaim);
    return this.list();
  }

  async insert(contents: readonly DefinitionContent[]): Promise<readonly number[]> {
    const ids = await this.connection.nextIds('definitions', contents.length);
    const created = contents.map(({ name }, at) => ({ subject: ids[at] ?? 0, object: null, name }));
    await this.writes.create('definition', created, async writes => {
      for (const [at, { part, name, definition, removed }] of contents.entries())
        await writes.count(insert, [part, name, definition, removed, ids[at] ?? 0]);
      return contents.length;
    });
    return ids;
  }

  async update(id: number, content: DefinitionContent): Promise<void> {
    const { part, name, definition, removed } = content;
    const columns = { part, name, definition, removed };
    await this.writes.change('definition', { subjects: [id], columns }, writes =>
      writes.count(update, [...Object.values(columns), id]),
    );
  }

  async setValues(values: ReadonlyMap<number, string>): Promise<void> {
    await this.writes.writeUnnoted(async writes => {
      await this.writeValues(writes, values);
    });
  }

  async editValues(values: ReadonlyMap<number, string>): Promise<void> {
    const changing = { subjects: [...values.keys()], reach: 'referrers' } as const;
    await this.writes.change('entry', changing, writes => this.writeValues(writes, values));
  }

  private writeValues(writes: RowWrites, values: ReadonlyMap<number, string>): MaybePromise<number> {
    const { dialect } = this.connection;
    const set = `UPDATE entries SET "values" = n.title FROM ${dialect.named} WHERE entries.id = CAST(n.name AS integer)`;
    return writes.count(set, [JSON.stringify(Object.fromEntries(values))]);
  }

  async realign(category: string, { labels, single }: FollowingColumns): Promise<void> {
    const { dialect, whole } = this.connection;
    const texts = labels.map(key => `NULLIF(substr(${dialect.member('"values"', [key]).text}, 1, ${titleCharacters}), '')`);
    const title = `COALESCE(${[...texts, "''", "''"].join(', ')})`;
    const isSingle = single ? 1 : 0;
    const realign = `UPDATE entries SET title = ${title}, single = ${isSingle} WHERE id > ? AND id <= ? AND category = ?
      AND (title <> ${title} OR single <> ${isSingle})`;
    await this.writes.writeUnnoted(writes => eachIdRange(whole, 'entries', range => writes.count(realign, [...range, category])));
  }

  async listForSearch(category: string): Promise<void> {
    await eachIdRange(this.connection.whole, 'entries', range => this.writes.count(listEntries, [...range, category]));
  }
}
