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

/** Removes the oldest results that were kept before a time, so many at most. Index: idempotency_time. */
export const removeResults = ({ skipping }: SqlDialect): string => `DELETE FROM idempotency WHERE (caller, "key") IN (
  SELECT caller, "key" FROM idempotency WHERE "time" < ? ORDER BY "time" LIMIT CAST(? AS bigint)${skipping})`;

/** Results of calls by their idempotency keys. */
export class Idempotency extends Repository implements IdempotencyRecords {
  async find(caller: string, key: string): Promise<KeptResult | undefined> {
    const { whole } = this.connection;
    await whole.claim(`${leading}idempotency ${JSON.stringify([caller, key])}`);
    return (await whole.rows<KeptResult>(find, [caller, key]))[0];
  }

  async put({ caller, key, method, fingerprint, result, time }: KeptResult): Promise<void> {
    await this.writes.count(put, [caller, key, method, fingerprint, result, time]);
  }
}
