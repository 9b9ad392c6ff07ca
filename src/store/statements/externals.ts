import type { ExternalRecord } from '../../domain/storage/changes.js';
import type { Records } from '../../domain/storage/records.js';
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

  claim(source: string): Promise<void> {
    return this.connection.claim(`${leading}externals ${source}`);
  }

  insert(records: readonly ExternalRecord[]): Promise<void> {
    return insertRows(this.connection, insert, records.map(newRow));
  }

  /** One statement cannot write a row twice, so of records with one name the last counts. */
  put(records: readonly ExternalRecord[]): Promise<void> {
    const last = new Map(records.map(record => [`${record.source}\0${record.name}`, record]));
    return insertRows(this.connection, put, [...last.values()].map(newRow));
  }
}

function newRow({ source, name, object, entry, fingerprint }: ExternalRecord): Value[] {
  return [source, name, object, entry, fingerprint];
}
