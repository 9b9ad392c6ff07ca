import type { EntrySummary, LinkRecord } from '../domain/storage/entries.js';
import type { Records } from '../domain/storage/records.js';
import type { Value } from './dialect.js';
import { isStorable } from './ids.js';
import { Repository } from './repository.js';
import { insertRows, insertText } from './statements.js';

// Index: entries_object.
const named = `SELECT id, title, category, object FROM entries WHERE object = ? AND category = ? AND title IN (?*) ORDER BY id`;

// Index: primary key.
const clear = 'DELETE FROM links WHERE entry = ? AND attribute IN (?*)';
const insert = insertText('links', ['entry', 'attribute', 'position', 'target_object', 'target_entry']);

type Kept = Records['links'];

/** What entries link to. */
export class Links extends Repository implements Kept {
  insert(links: readonly LinkRecord[]): Promise<void> {
    return insertRows(this.connection, insert, links.map(newRow));
  }

  async clear(entry: number, attributes: readonly string[]): Promise<void> {
    if (attributes.length > 0) await this.connection.count(clear, [entry, this.connection.dialect.list(attributes)]);
  }

  async claim(category: string, attribute: string): Promise<void> {
    const { claim } = this.connection.dialect;
    if (claim) await this.connection.whole.rows(claim, [`links ${category}.${attribute}`]);
  }

  async named(object: number, category: string, titles: readonly string[]): Promise<Omit<EntrySummary, 'owner'>[]> {
    if (!isStorable(object) || titles.length === 0) return [];
    return this.connection.rows<Omit<EntrySummary, 'owner'>>(named, [object, category, this.connection.dialect.list(titles)]);
  }
}

function newRow({ entry, attribute, position, targetObject, targetEntry }: LinkRecord): Value[] {
  return [entry, attribute, position, targetObject, targetEntry];
}
