import type { DataSource } from 'typeorm';
import { epochSetting } from '../../tables/installation-schemas.js';
import { failureOf } from '../failures.js';
import { disconnect } from './pool.js';
import type { PreparingClient } from './preparing-client.js';
import type { Server } from './primary.js';

/** Ids beyond the last one that a server knows: more than its former primary gave out without it. */
const lostAtMost = 100_000;

const begin = 'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING';
/** Locks the row of another epoch. A process that comes second waits, and finds none. */
const lockOther = 'SELECT value FROM settings WHERE name = $1 AND value <> $2 FOR UPDATE';
const end = 'UPDATE settings SET value = $2 WHERE name = $1';

/** Before it nobody takes an id that lasts: every process comes here before its first transaction on a server. */
const moveAll = `SELECT setval(CAST(seqrelid AS regclass), COALESCE(pg_sequence_last_value(seqrelid), 0) + ${lostAtMost})
  FROM pg_sequence JOIN pg_class ON pg_class.oid = seqrelid
  WHERE relnamespace = CAST(current_schema() AS regnamespace) AND has_sequence_privilege(seqrelid, 'UPDATE')`;

/** Moves one sequence as far as an id, while others may take ids from it. */
const moveTo = (sequence: string) => `SELECT MAX(nextval(${sequence}))
  FROM generate_series(1, CAST($1 AS bigint) - COALESCE(pg_sequence_last_value(CAST(${sequence} AS regclass)), 0))`;

/** The last id that a process had from a sequence. */
export interface LastId {
  readonly sequence: string;
  readonly last: number;
}

/**
 * Moves the sequences of a server beyond what they gave out when another server was the primary, which this one may not know of, and returns
 * the server. The database keeps the epoch in which that was done.
 * @throws RpcError Busy, StorageUnavailable, TimedOut
 */
export async function enterEpoch(source: DataSource, lastIds: readonly LastId[]): Promise<Server | undefined> {
  const runner = source.createQueryRunner();
  try {
    const client: PreparingClient = await runner.connect();
    await client.run('BEGIN', []);
    await moveSequences(client, lastIds);
    await client.commit();
    return client.server;
  } catch (error) {
    await disconnect(runner);
    throw failureOf(error).error;
  } finally {
    await runner.release();
  }
}

async function moveSequences(client: PreparingClient, lastIds: readonly LastId[]): Promise<void> {
  const setting = [epochSetting, client.server?.epoch ?? ''];
  await client.run(begin, setting);
  const { records } = await client.run(lockOther, setting);
  if (records.length > 0) {
    await client.run(moveAll, []);
    await client.run(end, setting);
  }
  for (const { sequence, last } of lastIds) await client.run(moveTo(sequence), [last]);
}
