import type { IdempotencyRecords, KeptResult } from '../../domain/storage/idempotency.js';
import { insertText } from '../engines/inserts.js';
import { leading } from '../engines/locks.js';
import type { SqlDialect } from '../engines/sql-dialect.js';
import { Repository } from './repository.js';

const columns = ['caller', '"key"', 'method', 'fingerprint', 'result', '"time"'];

// Index: primary key.
const find = `SELECT ${columns.join(', ')} FROM idempotency WHERE caller = ? AND "key" = ?`;
const replaced = columns.slice(2).map(column => `${column} = excluded.${column}`);
const put = insertText('idempotency', columns, ` ON CONFLICT (caller, "key") DO UPDATE SET ${replaced.join(', ')}`)(1);

/** A commit that changes nothing is acknowledged at once, and a result that is there may be one that no standby has, or ever will. */
const confirm = 'UPDATE idempotency SET "time" = "time" WHERE caller = ? AND "key" = ?';

/** Removes the oldest results that were kept before a time, so many at most. Index: idempotency_time. */
export const removeResults = ({ skipping }: SqlDialect): string => `DELETE FROM idempotency WHERE (caller, "key") IN (
  SELECT caller, "key" FROM idempotency WHERE "time" < ? ORDER BY "time" LIMIT CAST(? AS bigint)${skipping})`;

/** Results of calls by their idempotency keys. */
export class Idempotency extends Repository implements IdempotencyRecords {
  async find(caller: string, key: string): Promise<KeptResult | undefined> {
    const { whole } = this.connection;
    await whole.advisoryLock(`${leading}idempotency ${JSON.stringify([caller, key])}`);
    const [kept] = await whole.rows<KeptResult>(find, [caller, key]);
    if (kept) await this.writes.count(confirm, [caller, key]);
    return kept;
  }

  async put({ caller, key, method, fingerprint, result, time }: KeptResult): Promise<void> {
    await this.writes.count(put, [caller, key, method, fingerprint, result, time]);
  }
}
