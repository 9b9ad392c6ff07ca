import type { QueryResult } from 'pg';
import type { LockName } from '../engine.js';
import { failureOf } from '../failures.js';
import { PreparingClient } from './preparing-client.js';
import type { Primary } from './primary.js';

const lock = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS "isLocked"';

/** Names that processes on a PostgreSQL database take, each on a connection of its own: if the process ends, so does that. */
export function createNameLock(url: string, patience: number, primary: Primary): LockName {
  return async name => {
    const timeouts = { connectionTimeoutMillis: patience, query_timeout: patience };
    const client = new PreparingClient({ connectionString: url, application_name: 'kataster', keepAlive: true, ...timeouts });
    const release = () => client.leave();
    try {
      await client.connect();
      await primary.admit(client);
      const { rows }: QueryResult<{ readonly isLocked: boolean }> = await client.query(lock, [name]);
      if (rows[0]?.isLocked) return release;
    } catch (error) {
      await release();
      throw failureOf(error).error;
    }
    await release();
    return undefined;
  };
}
