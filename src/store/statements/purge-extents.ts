import type { EntryRecord } from '../../domain/storage/entries.js';
import type { Records } from '../../domain/storage/records.js';
import { wholeObjectLimit } from '../engines/row-limit.js';
import type { Value } from '../engines/sql-dialect.js';
import { type EntryRow, entryColumns, records } from './entry-rows.js';
import { Repository } from './repository.js';

const selectCount = (rows: string) =>
  `SELECT CAST(COUNT(*) AS integer) AS counted FROM (SELECT 1 FROM (${rows}) each LIMIT CAST(? AS bigint)) counted`;

// Indexes: entries_object, links_target_object, primary key of entries.
const dependent = `links l JOIN entries e ON e.id = l.entry WHERE l.target_object = ? AND e.category || '.' || l.attribute IN (?*)`;
const dependents = `SELECT DISTINCT ${entryColumns} FROM ${dependent} ORDER BY e.id`;
const entries = selectCount(`SELECT id FROM entries WHERE object = ?
  UNION ALL SELECT DISTINCT e.id FROM ${dependent} AND e.object <> ?`);

// Indexes: links_target_object, links_target_entry, entries_object, primary key of links. What links to an entry that links to the object is indexed anew.
const linksOfObject = selectCount(`SELECT l.entry FROM links l WHERE l.target_object = ?
  UNION ALL SELECT m.entry FROM links l CROSS JOIN links m WHERE l.target_object = ? AND m.target_entry = l.entry
  UNION ALL SELECT l.entry FROM entries e CROSS JOIN links l WHERE e.object = ? AND l.target_entry = e.id
  UNION ALL SELECT l.entry FROM entries e CROSS JOIN links l WHERE e.object = ? AND l.entry = e.id`);

// Indexes: links_target_entry, primary key of links.
const linksOfEntry = selectCount(
  'SELECT entry FROM links WHERE target_entry = ? UNION ALL SELECT entry FROM links WHERE entry = ?',
);

type Kept = Records['purges'];

/** How much goes with what is purged. Each count ends at a limit, so asking costs no more than that. */
export class PurgeExtents extends Repository implements Kept {
  entriesOf(object: number, links: readonly string[], limit: number): Promise<number> {
    return this.countRows(entries, [object, object, this.connection.dialect.list(links), object, limit]);
  }

  async dependentsOn(object: number, links: readonly string[]): Promise<EntryRecord[]> {
    const values = [object, this.connection.dialect.list(links)];
    return records(await this.connection.rows<EntryRow>(dependents, values, wholeObjectLimit));
  }

  linksOf(object: number, limit: number): Promise<number> {
    return this.countRows(linksOfObject, [object, object, object, object, limit]);
  }

  linksOfEntry(entry: number, limit: number): Promise<number> {
    return this.countRows(linksOfEntry, [entry, entry, limit]);
  }

  private async countRows(text: string, values: readonly Value[]): Promise<number> {
    return (await this.connection.whole.rows<{ readonly counted: number }>(text, values))[0]?.counted ?? 0;
  }
}
