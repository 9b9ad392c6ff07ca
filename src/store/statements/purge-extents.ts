import type { Records } from '../../domain/storage/records.js';
import { Repository } from './repository.js';

const counted = (rows: string) =>
  `SELECT CAST(COUNT(*) AS integer) AS counted FROM (SELECT 1 FROM (${rows}) each LIMIT CAST(? AS bigint)) counted`;

// Indexes: entries_object, links_target_object, primary key of entries.
const entries = counted(`SELECT id FROM entries WHERE object = ?
  UNION ALL SELECT DISTINCT e.id FROM links l JOIN entries e ON e.id = l.entry WHERE l.target_object = ? AND e.object <> ?
    AND l.attribute IN ('object1', 'object2') AND e.category = 'C__CATG__RELATION'`);

// Indexes: links_target_object, links_target_entry, entries_object, primary key of links. What links to an entry that links to the object is indexed anew.
const linksOfObject = counted(`SELECT l.entry FROM links l WHERE l.target_object = ?
  UNION ALL SELECT m.entry FROM links l CROSS JOIN links m WHERE l.target_object = ? AND m.target_entry = l.entry
  UNION ALL SELECT l.entry FROM entries e CROSS JOIN links l WHERE e.object = ? AND l.target_entry = e.id
  UNION ALL SELECT l.entry FROM entries e CROSS JOIN links l WHERE e.object = ? AND l.entry = e.id`);

// Indexes: links_target_entry, primary key of links.
const linksOfEntry = counted('SELECT entry FROM links WHERE target_entry = ? UNION ALL SELECT entry FROM links WHERE entry = ?');

type Kept = Records['purges'];

/** How much goes with what is purged. Each count ends at a limit, so asking costs no more than that. */
export class PurgeExtents extends Repository implements Kept {
  entriesOf(object: number, limit: number): Promise<number> {
    return this.counted(entries, [object, object, object, limit]);
  }

  linksOf(object: number, limit: number): Promise<number> {
    return this.counted(linksOfObject, [object, object, object, object, limit]);
  }

  linksOfEntry(entry: number, limit: number): Promise<number> {
    return this.counted(linksOfEntry, [entry, entry, limit]);
  }

  private async counted(text: string, values: readonly number[]): Promise<number> {
    return (await this.connection.whole.rows<{ readonly counted: number }>(text, values))[0]?.counted ?? 0;
  }
}
