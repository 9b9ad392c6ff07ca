import type { ExternalRecord } from '../../domain/storage/externals.js';
import type { Records } from '../../domain/storage/records.js';
import type { Awaitable } from '../../rpc/awaitable.js';
import type { RowWrites } from '../changes/row-writer.js';
import { insertRows, insertText } from '../engines/inserts.js';
import { leading } from '../engines/locks.js';
import type { Value } from '../engines/sql-dialect.js';
import { Repository } from './repository.js';

const columns = ['source', 'name', 'object', 'entry', 'fingerprint'];

// Index: primary key.
const find = `SELECT ${columns.join(', ')} FROM externals WHERE source = ? AND name IN (?*) ORDER BY name`;
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

  claim(source: string): Awaitable<void> {
    return this.connection.claim(`${leading}externals ${source}`);
  }

  async insert(records: readonly ExternalRecord[]): Promise<void> {
    return this.noting(records, writes => insertRows(writes, insert, records.map(newRow)));
  }

  /** One statement cannot write a row twice, so of records with one name the last counts. */
  async put(records: readonly ExternalRecord[]): Promise<void> {
    const last = new Map(records.map(record => [`${record.source}\0${record.name}`, record]));
    const former: ExternalRecord[] = [];
    for (const source of new Set(records.map(each => each.source)))
      former.push(
        ...(await this.find(
          source,
          records.filter(each => each.source === source).map(({ name }) => name),
        )),
      );
    return this.noting([...former, ...records], writes => insertRows(writes, put, [...last.values()].map(newRow)));
  }

  /** The external ids of an object or entry are kept with it: with the one that has them, and with the one that had them. */
  private async noting(records: readonly ExternalRecord[], write: (writes: RowWrites) => Awaitable<void>): Promise<void> {
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
