import type { LivestatusContent, LivestatusRecord, LivestatusRecords } from '../../domain/storage/livestatus.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { Value } from '../engines/sql-dialect.js';
import { Repository } from './repository.js';

// There are few of them.
const list = 'SELECT id, title, address, port, path, connection, active FROM livestatus ORDER BY id';
const insert = 'INSERT INTO livestatus (title, address, port, path, connection, active, id) VALUES (?, ?, ?, ?, ?, ?, ?)';
const update = 'UPDATE livestatus SET title = ?, address = ?, port = ?, path = ?, connection = ?, active = ? WHERE id = ?';
const remove = 'DELETE FROM livestatus WHERE id IN (?*)';

/** Name of the claim of transactions that write addresses of monitoring servers: their number is bounded. */
export const livestatusClaim = 'livestatus';

/** Addresses of monitoring servers in a database. */
export class Livestatus extends Repository implements LivestatusRecords {
  list(): MaybePromise<LivestatusRecord[]> {
    return this.connection.whole.rows<LivestatusRecord>(list, []);
  }

  async lockForUpdate(): Promise<LivestatusRecord[]> {
    await this.connection.advisoryLock(livestatusClaim);
    return this.list();
  }

  async insert(content: LivestatusContent): Promise<number> {
    const [id = 0] = await this.connection.nextIds('livestatus', 1);
    const made = { subject: id, object: null, name: content.title };
    await this.writes.create('livestatus', [made], writes => writes.count(insert, [...Object.values(columnsOf(content)), id]));
    return id;
  }

  async update(id: number, content: LivestatusContent): Promise<void> {
    const columns = columnsOf(content);
    const values = [...Object.values(columns), id];
    await this.writes.change('livestatus', { subjects: [id], columns }, writes => writes.count(update, values));
  }

  async remove(ids: readonly number[]): Promise<void> {
    await this.writes.remove('livestatus', ids, writes => writes.count(remove, [this.connection.dialect.list(ids)]));
  }
}

/** The columns of an address, in the order of the statements. */
function columnsOf({ title, address, port, path, connection, active }: LivestatusContent): Readonly<Record<string, Value>> {
  return { title, address, port, path, connection, active };
}
