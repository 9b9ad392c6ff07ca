import type { LinkRecord, LinkTarget, TitledEntry } from '../../domain/storage/entries.js';
import type { ChainQuery, LinkReferrer, LinkTargets, Records } from '../../domain/storage/records.js';
import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
import { insertRows, insertText } from '../engines/inserts.js';
import type { Value } from '../engines/sql-dialect.js';
import { isStorable } from './clauses/ids.js';
import { keepTargets } from './clauses/referrers.js';
import { Repository } from './repository.js';

// Index: entries_object.
const selectNamed = `SELECT id, title, category, object, status FROM entries WHERE object = ? AND category = ? AND title IN (?*) ORDER BY id`;

// Indexes: links_target_object, primary key of entries.
const selectReferrers = `SELECT e.id AS entry, e.object AS object, e.category AS category, l.attribute AS attribute
  FROM links l JOIN entries e ON e.id = l.entry
  WHERE l.target_object = ? AND e.status = 'normal' AND e.category || '.' || l.attribute IN (?*) ORDER BY e.id LIMIT CAST(? AS bigint)`;

// Indexes: primary keys of objects, entries and links, entries_object. UNION: what several chains lead to is followed once.
const chain = `WITH RECURSIVE chain (object) AS (
    SELECT o.id FROM objects o WHERE o.id IN (?*)
    UNION SELECT e.object FROM entries e WHERE e.id IN (?*)
    UNION SELECT COALESCE(l.target_object, t.object) FROM chain c CROSS JOIN entries e CROSS JOIN links l
      LEFT JOIN entries t ON t.id = l.target_entry
      WHERE c.object <> ? AND e.object = c.object AND e.category = ? AND e.status = 'normal' AND l.entry = e.id AND l.attribute = ?
  ) SELECT object FROM chain LIMIT CAST(? AS bigint)`;

// Indexes: those of `chain`.
const step = `CROSS JOIN entries e CROSS JOIN links l LEFT JOIN entries t ON t.id = l.target_entry
  WHERE e.object = c.object AND e.category = ? AND e.status = 'normal' AND l.entry = e.id AND l.attribute = ?`;
const behind = `WITH RECURSIVE chain (object) AS (
    SELECT o.id FROM objects o WHERE o.id IN (?*) UNION SELECT COALESCE(l.target_object, t.object) FROM chain c ${step}
  ) SELECT c.object AS "from", COALESCE(l.target_object, t.object) AS "to" FROM chain c ${step} LIMIT CAST(? AS bigint)`;

// Index: primary key.
const clear = 'DELETE FROM links WHERE entry = ? AND attribute IN (?*)';
const targets =
  'SELECT attribute, target_object AS "targetObject", target_entry AS "targetEntry" FROM links WHERE entry = ? AND attribute IN (?*)';
const insert = insertText('links', ['entry', 'attribute', 'position', 'target_object', 'target_entry']);

type Kept = Records['links'];

/** Links of entries. */
export class Links extends Repository implements Kept {
  insert(links: readonly LinkRecord[]): MaybePromise<number> {
    const objects = links.flatMap(({ targetObject }) => targetObject ?? []);
    const entries = links.flatMap(({ targetEntry }) => targetEntry ?? []);
    const owners = [...new Set(links.map(({ entry }) => entry))];
    return andThen(keepTargets(this.connection, objects, entries), () =>
      this.writes.change('entry', { subjects: owners, reach: 'nothing' }, writes =>
        andThen(insertRows(writes, insert, links.map(newRow)), () => links.length),
      ),
    );
  }

  clear(entry: number, attributes: readonly string[]): MaybePromise<number> {
    if (attributes.length === 0) return 0;
    const values = [entry, this.connection.dialect.list(attributes)];
    return this.writes.change('entry', { subjects: [entry], reach: 'nothing' }, writes => writes.count(clear, values));
  }

  async hiddenTargets(entry: number, attributes: readonly string[]): Promise<readonly LinkTarget[]> {
    const { whole, dialect } = this.connection;
    const values = [entry, dialect.list(attributes)];
    const all = await whole.rows<LinkTarget>(targets, values);
    if (all.length === 0) return all;
    const seen = new Set((await this.connection.rows<LinkTarget>(targets, values)).map(each => JSON.stringify(each)));
    return all.filter(each => !seen.has(JSON.stringify(each)));
  }

  lockLinks(category: string, attribute: string): MaybePromise<void> {
    return this.connection.advisoryLock(`links ${category}.${attribute}`);
  }

  async chain({ category, attribute, object, limit }: ChainQuery, from: LinkTargets): Promise<readonly number[]> {
    const { list } = this.connection.dialect;
    const values = [list(from.objects), list(from.entries), object, category, attribute, limit];
    return (await this.connection.rows<{ object: number }>(chain, values)).map(each => each.object);
  }

  behind(
    { category, attribute, limit }: Omit<ChainQuery, 'object'>,
    objects: readonly number[],
  ): MaybePromise<{ from: number; to: number }[]> {
    const values = [this.connection.dialect.list(objects), category, attribute, category, attribute, limit];
    return this.connection.rows<{ from: number; to: number }>(behind, values);
  }

  referrersOf(object: number, links: readonly string[], limit: number): MaybePromise<LinkReferrer[]> {
    return this.connection.rows<LinkReferrer>(selectReferrers, [object, this.connection.dialect.list(links), limit]);
  }

  async findByTitles(object: number, category: string, titles: readonly string[]): Promise<TitledEntry[]> {
    if (!isStorable(object) || titles.length === 0) return [];
    return this.connection.rows<TitledEntry>(selectNamed, [object, category, this.connection.dialect.list(titles)]);
  }
}

function newRow({ entry, attribute, position, targetObject, targetEntry }: LinkRecord): Value[] {
  return [entry, attribute, position, targetObject, targetEntry];
}
