import { type ExternalPage, type ExternalQuery, type ExternalRecord, retired } from '../../domain/storage/externals.js';
import type { Records } from '../../domain/storage/records.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { RowWrites } from '../changes/row-writer.js';
import { insertRows, insertText } from '../engines/inserts.js';
import { leading } from '../engines/locks.js';
import type { Value } from '../engines/sql-dialect.js';
import { Repository } from './repository.js';

const columns = ['source', 'name', 'object', 'entry', 'fingerprint'];

// Index: primary key.
const find = `SELECT ${columns.join(', ')} FROM externals WHERE source = ? AND name IN (?*) ORDER BY name`;
// Index: primary key, by its source alone: not every database orders names by their bytes.
const beginning = 'SELECT name FROM externals WHERE source = ? AND substr(name, 1, CAST(? AS integer)) = ? LIMIT 1';
// Index: externals_object.
const ofObject = `SELECT ${columns.join(', ')} FROM externals WHERE object = ? ORDER BY source, name`;
const seen = columns.map(column => `x.${column}`).join(', ');
// Indexes: primary keys of externals and objects.
const objectsOf = (names: string) => `SELECT ${seen} FROM externals x JOIN objects o ON o.id = x.object
  WHERE x.source = ?${names} AND x.entry IS NULL AND o.status = 'normal' ORDER BY x.name LIMIT CAST(? AS bigint)`;
// Indexes: externals_object, primary key of entries.
const entriesOf = `SELECT ${seen} FROM externals x JOIN entries e ON e.id = x.entry
  WHERE x.object IN (?*) AND x.source = ? AND e.status = 'normal' ORDER BY x.name`;
// Index: primary key.
const page = (
  names: string,
) => `SELECT ${seen} FROM externals x JOIN objects o ON o.id = x.object LEFT JOIN entries e ON e.id = x.entry
  WHERE x.source = ? AND x.name > ?${names} AND x.fingerprint <> '${retired}' AND (x.entry IS NULL OR e.id IS NOT NULL)
  ORDER BY x.name LIMIT CAST(? AS bigint)`;
const insert = insertText('externals', columns);
const put = insertText(
  'externals',
  columns,
  ' ON CONFLICT (source, name) DO UPDATE SET object = excluded.object, entry = excluded.entry, fingerprint = excluded.fingerprint',
);

type Kept = Records['externals'];

/** External ids: records that imports created, by the names of their source. */
export class Externals extends Repository implements Kept {
  async find(source: string, names: readonly string[]): Promise<ExternalRecord[]> {
    return names.length === 0 ? [] : this.connection.rows<ExternalRecord>(find, [source, this.connection.dialect.list(names)]);
  }

  async hasAny(source: string, name: string): Promise<boolean> {
    return (await this.connection.rows(beginning, [source, name.length, name])).length > 0;
  }

  async ofObject(object: number): Promise<ExternalRecord[]> {
    return this.connection.rows<ExternalRecord>(ofObject, [object]);
  }

  async objectsOf({ source, names, limit }: ExternalQuery): Promise<ExternalRecord[]> {
    if (names === undefined) return this.connection.rows<ExternalRecord>(objectsOf(''), [source, limit]);
    const asked = [source, this.connection.dialect.list(names), limit];
    return this.connection.rows<ExternalRecord>(objectsOf(' AND x.name IN (?*)'), asked);
  }

  async page({ source, names, after, limit }: ExternalPage): Promise<ExternalRecord[]> {
    if (names === undefined) return this.connection.rows<ExternalRecord>(page(''), [source, after, limit]);
    const asked = [source, after, this.connection.dialect.list(names), limit];
    return this.connection.rows<ExternalRecord>(page(' AND x.name IN (?*)'), asked);
  }

  async entriesOf(source: string, objects: readonly number[]): Promise<ExternalRecord[]> {
    if (objects.length === 0) return [];
    return this.connection.rows<ExternalRecord>(entriesOf, [this.connection.dialect.list(objects), source]);
  }

  lockSource(source: string): MaybePromise<void> {
    return this.connection.advisoryLock(`${leading}externals ${source}`);
  }

  async insert(records: readonly ExternalRecord[]): Promise<void> {
    return this.noting(records, writes => insertRows(writes, insert, records.map(newRow)));
  }

  /**
   * One statement cannot write a row twice, so of records with one name the last counts. A fingerprint alone is no change of the record: it
   * says how the source spelled what is there already.
   */
  async put(records: readonly ExternalRecord[]): Promise<void> {
    const last = byName(records);
    const former = byName(await this.formerOf([...last.values()]));
    const [spelled, linked]: [ExternalRecord[], ExternalRecord[]] = [[], []];
    for (const [name, record] of last) (isLinkedSo(record, former.get(name)) ? spelled : linked).push(record);
    if (spelled.length > 0) await this.writes.writeUnnoted(writes => insertRows(writes, put, spelled.map(newRow)));
    if (linked.length === 0) return;
    const replaced = linked.flatMap(record => former.get(nameOf(record)) ?? []);
    await this.noting([...replaced, ...linked], writes => insertRows(writes, put, linked.map(newRow)));
  }

  private async formerOf(records: readonly ExternalRecord[]): Promise<ExternalRecord[]> {
    const former: ExternalRecord[] = [];
    for (const source of new Set(records.map(each => each.source))) {
      const names = records.filter(each => each.source === source).map(({ name }) => name);
      former.push(...(await this.find(source, names)));
    }
    return former;
  }

  /** The external ids of an object or entry are kept with it: with the one that has them, and with the one that had them. */
  private async noting(records: readonly ExternalRecord[], write: (writes: RowWrites) => MaybePromise<void>): Promise<void> {
    const entries = records.flatMap(({ entry }) => entry ?? []);
    const objects = records.flatMap(({ object, entry }) => (entry === null ? object : []));
    const alone = (subjects: readonly number[]) => ({ subjects: [...new Set(subjects)], reach: 'nothing' }) as const;
    await this.writes.change('object', alone(objects), () =>
      this.writes.change('entry', alone(entries), async writes => {
        await write(writes);
        return records.length;
      }),
    );
  }
}

function newRow({ source, name, object, entry, fingerprint }: ExternalRecord): Value[] {
  return [source, name, object, entry, fingerprint];
}

function isLinkedSo({ object, entry }: ExternalRecord, before: ExternalRecord | undefined): boolean {
  return before !== undefined && before.object === object && before.entry === entry;
}

function byName(records: readonly ExternalRecord[]): Map<string, ExternalRecord> {
  return new Map(records.map(record => [nameOf(record), record]));
}

function nameOf({ source, name }: ExternalRecord): string {
  return `${source}\0${name}`;
}
