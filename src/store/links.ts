import type { EntrySummary, LinkRecord, ObjectSummary, Records, Targets } from '../domain/store.js';
import type { Value } from './dialect.js';
import { isStorable } from './ids.js';
import { Repository } from './repository.js';
import { insertRows, insertText } from './statements.js';

/** A row of either list; an object has no `category`. */
type TargetRow = EntrySummary & ObjectSummary & { readonly category: string | null };

/** An entry goes by its own title or, without one, by that of the first object it links to. */
const entryTitle = `CASE WHEN e.title <> '' THEN e.title ELSE COALESCE((SELECT o.title FROM links l JOIN objects o ON o.id = l.target_object
  WHERE l.entry = e.id ORDER BY l.position, l.attribute LIMIT 1), '') END`;

// Indexes: primary keys of objects, entries and links.
const objects = `SELECT id, title, sysid, type, NULL AS category, CAST(NULL AS integer) AS object FROM objects WHERE id IN (?*)`;
const entries = `SELECT e.id, ${entryTitle} AS title, NULL AS sysid, NULL AS type, e.category, e.object FROM entries e WHERE e.id IN (?*)`;
const targets = `${objects} UNION ALL ${entries}`;

// Index: entries_object.
const named = `SELECT id, title, category, object FROM entries WHERE object = ? AND category = ? AND title IN (?*) ORDER BY id`;

// Index: primary key.
const clear = 'DELETE FROM links WHERE entry = ? AND attribute IN (?*)';
const insert = insertText('links', ['entry', 'attribute', 'position', 'target_object', 'target_entry']);

type Kept = Records['links'];

/** What entries link to. */
export class Links extends Repository implements Kept {
  async targets(ofObjects: readonly number[], ofEntries: readonly number[]): Promise<Targets> {
    const found: { objects: ObjectSummary[]; entries: EntrySummary[] } = { objects: [], entries: [] };
    const [text, values] = this.targetStatement(ofObjects.filter(isStorable), ofEntries.filter(isStorable));
    if (text === undefined) return found;
    for (const { id, title, sysid, type, category, object } of await this.connection.rows<TargetRow>(text, values)) {
      if (category === null) found.objects.push({ id, title, sysid, type });
      else found.entries.push({ id, title, category, object });
    }
    return found;
  }

  insert(links: readonly LinkRecord[]): Promise<void> {
    return insertRows(this.connection, insert, links.map(newRow));
  }

  async clear(entry: number, attributes: readonly string[]): Promise<void> {
    if (attributes.length > 0) await this.connection.count(clear, [entry, this.connection.dialect.list(attributes)]);
  }

  async named(object: number, category: string, titles: readonly string[]): Promise<EntrySummary[]> {
    if (!isStorable(object) || titles.length === 0) return [];
    return this.connection.rows<EntrySummary>(named, [object, category, this.connection.dialect.list(titles)]);
  }

  private targetStatement(ofObjects: readonly number[], ofEntries: readonly number[]): [string | undefined, Value[]] {
    const { list } = this.connection.dialect;
    if (ofEntries.length === 0) return ofObjects.length === 0 ? [undefined, []] : [objects, [list(ofObjects)]];
    return ofObjects.length === 0 ? [entries, [list(ofEntries)]] : [targets, [list(ofObjects), list(ofEntries)]];
  }
}

function newRow({ entry, attribute, position, targetObject, targetEntry }: LinkRecord): Value[] {
  return [entry, attribute, position, targetObject, targetEntry];
}
