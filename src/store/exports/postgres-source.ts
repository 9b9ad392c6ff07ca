import type { QueryRunner } from 'typeorm';
import { usualLimits } from '../engines/engine.js';
import { connectTo } from '../engines/postgres/pool.js';
import { migrations } from '../migrations/migrations.js';
import { postgresSnapshot } from './postgres-snapshot.js';
import { rejectServed } from './served.js';
import type { OpenSnapshot, SnapshotOptions } from './snapshot.js';

/** Milliseconds that one statement may take. It is long: the rows of a table are sorted by one. */
const longest = 24 * 60 * 60 * 1000;

/** A connection of its own. */
export interface OwnConnection {
  readonly runner: QueryRunner;
  close(): Promise<void>;
}

/** Connects for work that takes as long as it takes; `known` are the migrations that it can carry out. */
export async function connectForLong(url: string, known = migrations): Promise<OwnConnection> {
  const source = await connectTo(url, { ...usualLimits, transaction: longest }, 2, known);
  const runner = source.createQueryRunner();
  const close = async (): Promise<void> => {
    await runner.release();
    await source.destroy();
  };
  try {
    await runner.query('SET idle_in_transaction_session_timeout = 0');
    return { runner, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Opens a PostgreSQL database to read it as it is now. Services may go on with it, unless this is to be alone.
 * @throws StoreError
 */
export async function postgresSource(url: string, { isAlone = false }: SnapshotOptions = {}): Promise<OpenSnapshot> {
  const { runner, close } = await connectForLong(url);
  try {
    if (isAlone) await rejectServed(runner);
    await runner.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return { ...postgresSnapshot(runner), close };
  } catch (error) {
    await close();
    throw error;
  }
}
