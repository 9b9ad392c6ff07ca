import type { DataSource } from 'typeorm';
import { text } from '../../../messages/text.js';
import { migrations } from '../../migrations/migrations.js';
import { type Engine, type LockName, type StoreOptions, timingOf } from '../engine.js';
import { type MigrationWatch, migrate } from '../migrate.js';
import { ReadSession } from '../read-session.js';
import { readingEngine } from '../reading-engine.js';
import { answerLimit } from '../row-limit.js';
import { StoreError } from '../store-errors.js';
import { CommitChannel } from './commit-channel.js';
import { CommitOutcomes } from './commit-outcomes.js';
import { createCommittedState } from './committed-state.js';
import { postgresDialect } from './dialect.js';
import { groupReads } from './grouped-reads.js';
import { lockTablesFirst } from './migration-locks.js';
import { createNameLock } from './name-locks.js';
import { OrderedTransactions } from './ordered-transactions.js';
import { connectingAtMost, connectTo, poolSize } from './pool.js';
import { Primary } from './primary.js';
import { requireCatalogue } from './required-catalogue.js';
import { rewriteTables } from './rewriting.js';
import { SequenceIds } from './sequence-ids.js';
import { ServerClock } from './server-clock.js';
import { requireSessions } from './sessions.js';
import { beginText, Transactions } from './transactions.js';

/** Any number, as long as every version of this program uses the same. */
const migrationLock = 5_282_783;

/**
 * A dump keeps ids of transactions, and another server counts from its own: those that it has not given out yet are replaced, all at once, by
 * one that is older than every other. Index: change_sets_commits.
 */
const renumberForeign = `UPDATE change_sets SET xid = '3'
  WHERE EXISTS (SELECT 1 FROM change_sets s WHERE s.xid >= pg_snapshot_xmax(pg_current_snapshot()))`;

/** Opens a PostgreSQL database, which other processes may share. Reads have connections of their own: they do not wait behind transactions. */
export async function openPostgres(options: StoreOptions): Promise<Engine> {
  const { url, catalogue } = options;
  if (options.isReader) return openForReading(options);
  const timing = timingOf(options);
  const primary = new Primary();
  const opened: DataSource[] = [];
  try {
    const writes = await connectTo(url, timing.limits, poolSize, migrations, primary);
    opened.push(writes);
    await requireSessions(writes);
    await prepareDatabase(writes, options.migrating);
    await writes.query(renumberForeign);
    const reads = await connectTo(url, timing.limits, poolSize, migrations, primary);
    opened.push(reads);
    const reading = new ReadSession(postgresDialect, groupReads(reads, timing), answerLimit(options.readLimit));
    const clock = new ServerClock(reading);
    const channel = new CommitChannel(url, connectingAtMost, primary);
    const outcomes = new CommitOutcomes(url, timing, primary);
    const transactions = new Transactions(
      writes,
      outcomes,
      beginText(options),
      new SequenceIds(options.spareIds),
      primary,
      timing,
      channel.committed,
    );
    await clock.start();
    const names = createNameLock(url, connectingAtMost, primary);
    return engine(transactions, { reads, reading, clock, catalogue }, names, channel);
  } catch (error) {
    for (const source of opened) await source.destroy();
    throw error;
  }
}

/** Beside a process that brought the schema up to date; one read at a time needs few connections. */
async function openForReading(options: StoreOptions): Promise<Engine> {
  const { url, readLimit } = options;
  const timing = timingOf(options);
  const reads = await connectTo(url, timing.limits, 2, migrations, new Primary());
  return readingEngine(new ReadSession(postgresDialect, groupReads(reads, timing), answerLimit(readLimit)), reads);
}

/** Connections that read. */
interface Reading {
  readonly reads: DataSource;
  readonly reading: ReadSession;
  readonly clock: ServerClock;
  readonly catalogue: StoreOptions['catalogue'];
}

function engine(
  transactions: Transactions,
  { reads, reading, clock, catalogue }: Reading,
  lockName: LockName,
  channel: CommitChannel,
): Engine {
  return {
    reading,
    source: reads,
    isAlone: false,
    keepsOrder: false,
    commits: undefined,
    state: createCommittedState(reading),
    get waiting() {
      return transactions.waiting;
    },
    run: work => transactions.run(work),
    runLong: (work, kind) => transactions.run(work, kind),
    inOrder: () => new OrderedTransactions(transactions),
    lockName,
    onCommit: channel.subscribe,
    now: clock.now,
    async verify() {
      await clock.verify();
      if (catalogue) await requireCatalogue(reading, catalogue.digest);
    },
    mergeSearch: () => Promise.resolve(false),
    wipe: () => rewriteTables(reads),
    async close() {
      clock.stop();
      await transactions.close();
      await channel.close();
      await reads.destroy();
    },
  };
}

/** One process at a time brings the schema up to date; the others wait, then find it done. */
export async function prepareDatabase(source: DataSource, watch?: MigrationWatch): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    const [row] = (await runner.query('SHOW server_encoding')) as readonly { readonly server_encoding: string }[];
    if (row?.server_encoding !== 'UTF8') throw new StoreError(text('EncodingIsNotUtf8'));
    await runner.query("SET statement_timeout = 0; SET lock_timeout = '300s'");
    await runner.query(`SELECT pg_advisory_lock(${migrationLock})`);
    lockTablesFirst(runner);
    await migrate(source, runner, watch);
    await runner.query(`SELECT pg_advisory_unlock(${migrationLock}); RESET statement_timeout; RESET lock_timeout`);
  } finally {
    await runner.release();
  }
}
