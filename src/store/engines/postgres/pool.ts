import type { QueryRunner } from 'typeorm';
import { migrations } from '../../migrations/migrations.js';
import { schemas } from '../../tables/tables.js';
import type { SendStatement } from '../connection.js';
import { type Limits, usualLimits } from '../engine.js';
import { failureOf } from '../failures.js';
import { DataSource } from '../typeorm.js';
import { PreparingClient } from './preparing-client.js';

/** Connections of a pool: more transactions than this do not run at a time. */
export const poolSize = 10;

/** How long a connection may take to be made. Milliseconds. */
export const connectingAtMost = 3000;

/** Milliseconds. The driver gives up a little after the server, and only where the server cannot be heard. */
function timeouts({ transaction }: Limits) {
  return {
    connectionTimeoutMillis: connectingAtMost,
    statement_timeout: transaction,
    query_timeout: transaction + 2000,
    lock_timeout: 3000,
    idle_in_transaction_session_timeout: 15_000,
  };
}

/** Opens a pool of connections; `known` are the migrations that they can carry out. */
export function connectTo(url: string, limits: Limits = usualLimits, size = poolSize, known = migrations): Promise<DataSource> {
  const ignored = () => {};
  return new DataSource({
    type: 'postgres',
    url,
    poolSize: size,
    applicationName: 'kataster',
    extra: { ...timeouts(limits), keepAlive: true, Client: PreparingClient },
    // An idle connection that breaks is replaced when the next one is needed.
    poolErrorHandler: ignored,
    entities: schemas,
    migrations: known,
    installExtensions: false,
    logging: false,
  }).initialize();
}

/** Runs each statement on any connection of a pool. */
export function askingAny(source: DataSource): SendStatement {
  return async (text, values, limit) => {
    const runner = source.createQueryRunner();
    try {
      if (!limit) return await runner.query(text, values as unknown[], true);
      const client = (await runner.connect()) as PreparingClient;
      return { records: (await client.limitedQuery(text, values, limit)).rows };
    } catch (error) {
      if (failureOf(error).isLost) await disconnect(runner);
      throw error;
    } finally {
      await runner.release();
    }
  };
}

/** Keeps a connection that waits for an unheard server from being used again. */
export async function disconnect(runner: QueryRunner): Promise<void> {
  const client = (await runner.connect().catch(() => undefined)) as { end(done: () => void): void } | undefined;
  client?.end(() => {});
}
