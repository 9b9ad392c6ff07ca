import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { tables } from '../../tables/tables.js';

/** Milliseconds for which snapshots of others are waited for, and between two looks at them. */
const longestWait = 60_000;
const lookEvery = 200;

const isFrom = (xid: string) => `age(${xid}) >= age(CAST(CAST($1 AS xid8) AS xid))`;

/**
 * Snapshots from before a transaction: of sessions, among them an ANALYZE of autovacuum, and of replicas; and those still to be made, as a
 * snapshot begins at the oldest transaction, prepared ones included, that any database of the server has open.
 */
const earlier = `SELECT 1 FROM pg_stat_activity WHERE (datname = current_database() OR backend_type = 'walsender')
    AND pid <> pg_backend_pid() AND ${isFrom('backend_xmin')}
  UNION ALL SELECT 1 FROM pg_replication_slots WHERE ${isFrom('xmin')}
  UNION ALL SELECT 1 WHERE pg_snapshot_xmin(pg_current_snapshot()) <= CAST($1 AS xid8) LIMIT 1`;

/**
 * Rewrites tables, so that their files hold no old rows: rows that a snapshot of others still sees would be copied, so those are waited for
 * first. Each table is locked meanwhile.
 * @throws Error where such a snapshot stays longer than `patience`, in milliseconds
 */
export async function rewriteTables(source: DataSource, patience = longestWait): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    await runner.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await earlierSnapshotsEnded(runner, patience);
    await runner.query(`VACUUM (FULL, ANALYZE) ${tables.map(({ name }) => name).join(', ')}`);
  } finally {
    await runner.query('RESET statement_timeout; RESET lock_timeout').finally(() => runner.release());
  }
}

async function earlierSnapshotsEnded(runner: QueryRunner, patience: number): Promise<void> {
  const [own] = (await runner.query('SELECT CAST(pg_current_xact_id() AS text) AS id')) as { id: string }[];
  const end = performance.now() + patience;
  while (((await runner.query(earlier, [own?.id])) as unknown[]).length > 0) {
    if (performance.now() >= end) throw new Error('an older transaction, replica or replication slot still sees the old rows');
    await wait(lookEvery);
  }
}
