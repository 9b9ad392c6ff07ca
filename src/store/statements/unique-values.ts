import { createHash } from 'node:crypto';
import type { UniqueWithin } from '../../../generated/types.js';
import { attributeNumber, lowerLetters, maxIndexedCharacters } from '../../domain/storage/indexed-values.js';
import type { Collisions, SharedValue, UniqueAttribute, UniqueValueRecords } from '../../domain/storage/unique-values.js';
import type { SqlDialect, Value } from '../engines/sql-dialect.js';
import { CollisionCount, type IndexedValue } from './collision-count.js';
import { eachIdRange, rowsAtOnce } from './id-ranges.js';
import { Repository } from './repository.js';

/** Values are locked by these many names for each attribute: a transaction may write more values than a server has locks. */
const locks = 1024;
/** Shared values that one statement returns. */
const mostShared = 100;
/** Values that stand in the way and are named. */
const mostNamed = 10;

/** The scope within which two entries may not have the same value, as a column of theirs. */
const scopes = {
  object: entry => `${entry}.object`,
  objectType: (_, object) => `${object}.type`,
  everywhere: () => '0',
} as const satisfies Readonly<Record<UniqueWithin, (entry: string, object: string) => string>>;

/** A value of an entry without the case of A to Z, in which all spellings of one thing are the same. */
export function valueIn(entry: string, key: string, { member }: SqlDialect): string {
  return `lower(${member(`${entry}."values"`, [key]).text})`;
}

const isInForce = "e.status = 'normal' AND o.status = 'normal'";

/** Rows that leave an index of values, and entries whose values come into it. */
interface Reindexed {
  readonly gone: string;
  readonly those: string;
  /** Values of both, and of the entries alone. */
  readonly values: readonly Value[];
  readonly more?: readonly Value[];
}

/** Values that attributes have alone. */
export class UniqueValues extends Repository implements UniqueValueRecords {
  async lock({ category, key }: UniqueAttribute, values: readonly string[]): Promise<void> {
    const names = values.map(value => `unique ${category}.${key} ${lockOf(lowerLetters(value))}`);
    for (const name of [...new Set(names)].sort()) await this.connection.advisoryLock(name);
  }

  async index(attribute: UniqueAttribute, entries: readonly number[]): Promise<void> {
    const values = [this.connection.dialect.list(entries)];
    await this.reindex(attribute, { gone: 'entry IN (?*)', those: 'e.id IN (?*)', values });
  }

  async indexAll(attribute: UniqueAttribute): Promise<void> {
    const [gone, those] = ['entry > ? AND entry <= ?', 'e.id > ? AND e.id <= ? AND e.category = ?'];
    await eachIdRange(this.connection.whole, 'entries', range =>
      this.reindex(attribute, { gone, those, values: range, more: [attribute.category] }),
    );
  }

  private async reindex({ category, key }: UniqueAttribute, { gone, those, values, more = [] }: Reindexed): Promise<void> {
    const value = valueIn('e', key, this.connection.dialect);
    const number = attributeNumber(category, key);
    await this.writes.count(`DELETE FROM unique_values WHERE attribute = CAST(? AS bigint) AND ${gone}`, [number, ...values]);
    await this.writes.count(
      `INSERT INTO unique_values (attribute, text, entry) SELECT CAST(? AS bigint), substr(${value}, 1, ${maxIndexedCharacters}), e.id
        FROM entries e WHERE ${those} AND ${value} IS NOT NULL`,
      [number, ...values, ...more],
    );
  }

  async indexedCollisions(attribute: UniqueAttribute): Promise<Collisions> {
    const collisions = new CollisionCount(mostNamed);
    for await (const texts of this.sharedTexts(attribute))
      for await (const rows of this.entriesWith(attribute, texts)) collisions.add(rows);
    return collisions.total;
  }

  /** Texts of the index that several entries have, or may have. */
  private async *sharedTexts({ category, key }: UniqueAttribute): AsyncGenerator<readonly string[]> {
    const { dialect, whole } = this.connection;
    const page = (after: string) => `SELECT text, CAST(COUNT(*) AS integer) AS entries FROM
      (SELECT text FROM unique_values WHERE attribute = CAST(? AS bigint) AND text ${after} ? ORDER BY text LIMIT ${rowsAtOnce}) few
      GROUP BY text ORDER BY ${dialect.bytewise('text')}`;
    let after: readonly [comparison: string, text: string] = ['>=', ''];
    for (;;) {
      const number = attributeNumber(category, key);
      const texts = await whole.rows<{ readonly text: string; readonly entries: number }>(page(after[0]), [number, after[1]]);
      const isFull = texts.reduce((sum, { entries }) => sum + entries, 0) === rowsAtOnce;
      // The last text of a full page may go on behind it.
      yield texts.filter(({ entries }, at) => entries > 1 || (isFull && at === texts.length - 1)).map(({ text }) => text);
      const last = texts.at(-1);
      if (!isFull || !last) return;
      after = ['>', last.text];
    }
  }

  /** The entries with these texts, in the order of the texts. */
  private async *entriesWith(
    { category, key, within }: UniqueAttribute,
    texts: readonly string[],
  ): AsyncGenerator<readonly IndexedValue[]> {
    const { dialect, whole } = this.connection;
    const page = `SELECT u.text AS text, ${valueIn('e', key, dialect)} AS value, CAST(${scopes[within]('e', 'o')} AS text) AS scope,
      e.id AS entry, e.object AS object, CASE WHEN ${isInForce} THEN 1 ELSE 0 END AS "inForce"
      FROM unique_values u JOIN entries e ON e.id = u.entry JOIN objects o ON o.id = e.object
      WHERE u.attribute = CAST(? AS bigint) AND u.text IN (?*) AND (u.text > ? OR (u.text = ? AND u.entry > ?))
      ORDER BY u.text, u.entry LIMIT ${rowsAtOnce}`;
    let after: Pick<IndexedValue, 'text' | 'entry'> | undefined = { text: '', entry: 0 };
    while (after && texts.length > 0) {
      const { text, entry }: Pick<IndexedValue, 'text' | 'entry'> = after;
      const number = attributeNumber(category, key);
      const rows: readonly IndexedValue[] = await whole.rows(page, [number, dialect.list(texts), text, text, entry]);
      yield rows;
      after = rows.length < rowsAtOnce ? undefined : rows.at(-1);
    }
  }

  // Indexes: unique_values_entry, primary keys of unique_values, entries and objects.
  async shared(
    { category, key, within }: UniqueAttribute,
    entries: readonly number[],
    of: 'objects' | 'normalObjects',
  ): Promise<readonly SharedValue[]> {
    const { dialect, whole } = this.connection;
    const scope = scopes[within];
    const number = attributeNumber(category, key);
    const text = `SELECT ${dialect.member('own."values"', [key]).text} AS value, own.id AS entry, own.object AS object, e.id AS other
      FROM unique_values a JOIN unique_values b ON b.attribute = a.attribute AND b.text = a.text AND b.entry <> a.entry
      JOIN entries own ON own.id = a.entry JOIN objects owner ON owner.id = own.object
      JOIN entries e ON e.id = b.entry JOIN objects o ON o.id = e.object
      WHERE a.entry IN (?*) AND a.attribute = CAST(? AS bigint) AND ${isInForce}${of === 'objects' ? '' : " AND owner.status = 'normal'"}
      AND ${scope('own', 'owner')} = ${scope('e', 'o')} AND ${valueIn('own', key, dialect)} = ${valueIn('e', key, dialect)}
      ORDER BY own.id, e.id LIMIT ${mostShared}`;
    return whole.rows<SharedValue>(text, [dialect.list(entries), number]);
  }

  async collisions(attribute: UniqueAttribute): Promise<Collisions> {
    const { dialect, whole } = this.connection;
    const { category } = attribute;
    const { groups } = sharedValues(attribute, dialect);
    const [all] = await whole.rows<{ readonly entries: number | string | null }>(
      `SELECT SUM(entries) AS entries FROM (${groups}) groups`,
      [category],
    );
    const entries = Number(all?.entries ?? 0);
    if (entries === 0) return { entries, first: [] };
    const columns = 'value, entry, other, object';
    const first = `SELECT ${columns} FROM (${groups}) groups ORDER BY entry LIMIT ${mostNamed}`;
    return { entries, first: await whole.rows<SharedValue>(first, [category]) };
  }
}

/** Values that several normal entries of normal objects have within a scope, with the condition on these and their scope. */
export function sharedValues({ key, within }: UniqueAttribute, dialect: SqlDialect) {
  const scope = scopes[within]('e', 'o');
  const groups = `SELECT value, scope, CAST(COUNT(*) AS integer) AS entries, MIN(id) AS entry, MAX(id) AS other, MIN(object) AS object FROM
    (SELECT e.id AS id, e.object AS object, ${valueIn('e', key, dialect)} AS value, ${scope} AS scope
      FROM entries e JOIN objects o ON o.id = e.object WHERE e.category = ? AND ${isInForce}) known
    WHERE value IS NOT NULL GROUP BY value, scope HAVING COUNT(*) > 1`;
  return { groups, scope, inForce: isInForce };
}

function lockOf(value: string): number {
  return createHash('sha256').update(value).digest().readUInt32BE(0) % locks;
}
