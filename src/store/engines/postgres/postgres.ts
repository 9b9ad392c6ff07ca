import type { DataSource } from 'typeorm';
import { type Engine, type LockName, type StoreOptions, timingOf } from '../engine.js';
import { type MigrationWatch, migrate } from '../migrate.js';
import { ReadSession } from '../read-session.js';
import { readingEngine } from '../reading-engine.js';
import { answerLimit } from '../row-limit.js';
import { StoreError } from '../store-errors.js';
import { CommitChannel } from './commit-channel.js';
import { CommitOutcomes } from './commit-outcomes.js';
import { committedState } from './committed-state.js';
import { postgresDialect } from './dialect.js';
import { groupedReads } from './grouped-reads.js';
import { sharedNames } from './name-locks.js';
import { OrderedTransactions } from './ordered-transactions.js';
import { connectingAtMost, connectTo } from './pool.js';
import { rewriteTables } from './rewriting.js';
import { SequenceIds } from './sequence-ids.js';
import { Transactions } from './transactions.js';

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
  const { url, durability } = options;
  if (options.isReader) return openForReading(options);
  const timing = timingOf(options);
  const opened: DataSource[] = [];
  try {
    const writes = await connectTo(url, timing.limits);
    opened.push(writes);
    await prepareDatabase(writes, options.migrating);
    await writes.query(renumberForeign);
    const reads = await connectTo(url, timing.limits);
    const reading = new ReadSession(postgresDialect, groupedReads(reads, timing), answerLimit(options.readLimit));
    const channel = new CommitChannel(url, connectingAtMost);
    const outcomes = new CommitOutcomes(url, timing);
    const transactions = new Transactions(
      writes,
      outcomes,
      durability,
      new SequenceIds(options.spareIds),
      timing,
      channel.committed,
    );
    return engine(transactions, { reads, reading }, sharedNames(url, connectingAtMost), channel);
  } catch (error) {
    for (const source of opened) await source.destroy();
    throw error;
  }
}

/** Beside a process that brought the schema up to date; one read at a time needs few connections. */
async function openForReading(options: StoreOptions): Promise<Engine> {
  const { url, readLimit } = options;
  const reads = await connectTo(url, undefined, 2);
  return readingEngine(new ReadSession(postgresDialect, groupedReads(reads, timingOf(options)), answerLimit(readLimit)), reads);
}

/** Connections that read. */
interface Reading {
  readonly reads: DataSource;
  readonly reading: ReadSession;
}

function engine(transactions: Transactions, { reads, reading }: Reading, lockName: LockName, channel: CommitChannel): Engine {
  return {
    reading,
    source: reads,
    isAlone: false,
    keepsOrder: false,
    commits: undefined,
    state: committedState(reading),
    get waiting() {
      return transactions.waiting;
    },
    run: work => transactions.run(work),
    runLong: (work, kind) => transactions.run(work, kind),
    inOrder: () => new OrderedTransactions(transactions),
    lockName,
    onCommit: channel.subscribe,
    verify: () => {},
    mergeSearch: () => Promise.resolve(false),
    wipe: () => rewriteTables(reads),
    async close() {
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
    if (row?.server_encoding !== 'UTF8') throw new StoreError('The database has to be created with the encoding UTF8.');
    await runner.query("SET statement_timeout = 0; SET lock_timeout = '60s'");
    await runner.query(`SELECT pg_advisory_lock(${migrationLock})`);
    await migrate(source, runner, watch);
    await runner.query(`SELECT pg_advisory_unlock(${migrationLock}); RESET statement_timeout; RESET lock_timeout`);
  } finally {
    await runner.release();
  }
}
