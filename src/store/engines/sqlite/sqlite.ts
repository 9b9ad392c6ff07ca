import type { Database } from 'better-sqlite3';
import type { DataSource } from 'typeorm';
import type { ChoiceRecord } from '../../../domain/storage/choices.js';
import { isRpcError } from '../../../rpc/rpc-error.js';
import { migrations } from '../../migrations/migrations.js';
import { schemas } from '../../tables/tables.js';
import { CommitListeners } from '../commit-listeners.js';
import type { SchemaVersion } from '../connection.js';
import { type Engine, type StoreOptions, type Timing, timingOf } from '../engine.js';
import { migrate } from '../migrate.js';
import { ReadSession } from '../read-session.js';
import { readingEngine } from '../reading-engine.js';
import { answerLimit, type RowLimit } from '../row-limit.js';
import { TransactionSession } from '../transaction-session.js';
import { Checkpoints } from './checkpoints.js';
import { busyTimeout, type Connected, checkpoint, connect, prepareStatements } from './connecting.js';
import { copyOf, removeCopy, runOnCopies } from './copied-transactions.js';
import { pathIn, prepareFile } from './database-path.js';
import { sqliteDialect } from './dialect.js';
import { type Durability, durabilityOf } from './durability.js';
import type { FileLock } from './file-lock.js';
import { GroupCommit } from './group-commit.js';
import { GroupInsertBuffer } from './group-insert-buffer.js';
import { countersOf } from './id-counters.js';
import type { Job } from './job-runner.js';
import { reasonNotToOpen } from './lack-of-files.js';
import { LevelledIndex } from './levelled-index.js';
import { ownNames } from './name-locks.js';
import { OpenFiles } from './open-files.js';
import { mark, requireWritable } from './origin.js';
import { applyPragmas, checkPragmas, type Pragmas } from './pragmas.js';
import { RowCache } from './row-cache.js';
import { SharedSnapshot } from './shared-snapshot.js';
import { sliceStatements } from './sliced-statements.js';
import { Upkeep } from './upkeep.js';
import { markEnded, markInUse } from './wal-mark.js';
import { Writer } from './writer.js';

/** Pages in the log at which a commit checkpoints by itself, on the event loop: the thread that does it at a quarter of them has failed. */
const pagesWithoutThread = 64_000;

/** Settings of the connection that writes once the database is open: commits are synced beside the event loop. */
const syncedBeside = { synchronous: 1 } satisfies Pragmas;

const shared = { foreign_keys: 1, busy_timeout: busyTimeout, trusted_schema: 0, cell_size_check: 1 } satisfies Pragmas;

/** Of a transaction that is rolled back, on the connection that writes: everybody who writes waits for it. */
const usualRollbackMs = 250;

/** The connection that writes keeps this part of the pages that one for reads keeps: above all those that lead to others. */
const partOfWrites = 1 / 16;

/** Settings of a connection that keeps a part of the page cache. The engine takes a negative size of it as kibibytes. */
function keeping({ pageCache }: Pick<StoreOptions, 'pageCache'>, part = 1): Pragmas {
  return pageCache === undefined ? shared : { ...shared, cache_size: -Math.floor((pageCache * part) / 1024) };
}

/** Opens a SQLite file, for this process alone: one connection writes, another one reads. */
export async function openSqlite(options: StoreOptions): Promise<Engine> {
  const { url, durability, mustExist = false, isPlain = false } = options;
  const named = pathIn(url);
  if (options.isReader) return openForReading(named, options);
  const { path, lock } = prepareFile(named, mustExist, busyTimeout);
  removeCopy(path);
  const opened: DataSource[] = [];
  let written: Database | undefined;
  try {
    const synchronous = { synchronous: durability === 'full' ? 2 : 1 };
    const kept = keeping(options, partOfWrites);
    const writing = { journal_mode: 'wal', ...synchronous, ...kept, wal_autocheckpoint: pagesWithoutThread };
    const [writes, database] = await connect(opened, path, writing, { migrations });
    written = database;
    markInUse(database);
    mark(database);
    await migrate(writes, writes.createQueryRunner(), options.migrating);
    requireWritable(database);
    checkPragmas(database, writing);
    if (!isPlain) applyPragmas(database, syncedBeside);
    const reading = await connect(opened, path, { ...syncedBeside, ...keeping(options) }, { readonly: true, entities: schemas });
    const timing = timingOf(options);
    const snapshot = new SharedSnapshot(reading[1]);
    const ground = {
      ...{ files: new OpenFiles(path, lock, timing.elapsed), lock, snapshot, readLimit: answerLimit(options.readLimit) },
      durability: durabilityOf(isPlain ? 'fast' : durability, path, snapshot),
      ...{ path, pragmas: kept, recentRows: options.recentRows, isPlain, rollbackMs: options.rollbackMs ?? usualRollbackMs },
      upkeep: new Upkeep({ path, copy: copyOf(path), pragmas: { ...synchronous, ...shared, wal_autocheckpoint: 0 } }),
    };
    return engine([writes, database], reading, ground, timing);
  } catch (error) {
    const reason = reasonNotToOpen(error);
    if (written) markEnded(written);
    for (const source of opened) await source.destroy();
    lock.release();
    throw reason;
  }
}

/** Reads a file that another process owns and keeps the lock of. */
async function openForReading(path: string, options: StoreOptions): Promise<Engine> {
  const opened: DataSource[] = [];
  const [reads, database] = await connect(opened, path, keeping(options), { readonly: true, entities: schemas });
  const snapshot = new SharedSnapshot(database);
  const reading = new ReadSession(sqliteDialect, prepareStatements(database, { snapshot }), answerLimit(options.readLimit));
  return readingEngine(reading, reads, () => snapshot.end());
}

/** Parts of an open database. */
interface Ground {
  readonly path: string;
  /** Of every connection. */
  readonly pragmas: Pragmas;
  readonly files: OpenFiles;
  readonly lock: FileLock;
  readonly snapshot: SharedSnapshot;
  readonly durability: Durability;
  readonly upkeep: Upkeep;
  readonly readLimit: RowLimit;
  readonly recentRows: number | undefined;
  readonly isPlain: boolean;
  readonly rollbackMs: number;
}

function engine(
  [writes, database]: Connected,
  [reads, readingDatabase]: Connected,
  { path, pragmas, files, lock, snapshot, durability, upkeep, readLimit, recentRows, isPlain, rollbackMs }: Ground,
  timing: Timing,
): Engine {
  const choices = new RowCache<ChoiceRecord>('choices');
  // The version changes in transactions that change definitions.
  const version = new RowCache<SchemaVersion>('definitions');
  const versionKept = isPlain ? undefined : version;
  const ask = prepareStatements(database, { cached: [choices, version] });
  const counters = countersOf(database);
  const index = new LevelledIndex(database, recentRows);
  const appends = new GroupInsertBuffer(ask, counters, { inserted: index.inserted, isUnbuffered: isPlain });
  const { limits, elapsed } = timing;
  const session = ({ long }: Pick<Job, 'long'>) => {
    const isTried = long?.ending === 'rollback';
    const deadline = elapsed() + (isTried ? rollbackMs : long ? limits.long : limits.transaction);
    const sending = long ? sliceStatements(ask, elapsed) : ask;
    if (!isTried)
      return new TransactionSession(sqliteDialect, sending, counters.nextIds, deadline, elapsed, { appends, versionKept });
    const ahead = counters.ahead();
    const own = new GroupInsertBuffer(ask, ahead);
    return new TransactionSession(sqliteDialect, sending, ahead.nextIds, deadline, elapsed, { appends: own, versionKept });
  };
  let commits = 0;
  const listeners = new CommitListeners();
  const group = new GroupCommit(database, timing, session, {
    appends,
    beforeGroup: () => saving(files, database, 'verifyNowAndThen'),
    numbersMark: counters.mark,
    mergeIndex: index.merge,
    beforeCommit: durability.beforeCommit,
  });
  const writer: Writer = new Writer(group, timing, {
    async afterCommit(isCommitted) {
      if (isCommitted) checkpoints.noteCommit();
      await durability.afterCommit(isCommitted);
      choices.endChanges();
      version.endChanges();
    },
    publishCommit(written) {
      commits += 1;
      listeners.notify(written);
    },
    maxGroup: isPlain ? 1 : undefined,
  });
  const runCopied = runOnCopies({ path, upkeep, counters, timing, pragmas });
  const checkpoints = new Checkpoints(database, { upkeep, pause: work => writer.pause(work) });
  return {
    reading: new ReadSession(
      sqliteDialect,
      prepareStatements(readingDatabase, isPlain ? {} : { snapshot }),
      readLimit,
      isPlain ? {} : { choicesKept: choices, versionKept },
    ),
    source: reads,
    isAlone: true,
    keepsOrder: true,
    get commits() {
      return commits;
    },
    get waiting() {
      return writer.waiting;
    },
    run: writer.run.bind(writer),
    async runLong(work, kind) {
      if (kind.ending === 'commit') return writer.runLong(work, kind);
      if (kind.isLarge) return runCopied(work);
      return writer.runLong(work, kind).catch(error => (isRpcError(error, 'TimedOut') ? runCopied(work) : Promise.reject(error)));
    },
    beginWrites: (writes, begin) => writer.beginJobs(writes, begin),
    lockName: ownNames(),
    settled: durability.waitForDurability,
    onCommit: listeners.add,
    now: () => new Date(),
    verify: () => saving(files, database, 'verify'),
    mergeSearch: () => upkeep.inTurn(run => writer.pause(() => run('merge'))),
    wipe: () =>
      upkeep.withoutThread(() =>
        writer.pause(async () => {
          snapshot.end();
          // Full-text segments keep the terms of removed documents until they are merged.
          database.exec("INSERT INTO search_index (search_index) VALUES ('optimize')");
          database.exec('VACUUM');
          database.pragma('wal_checkpoint(TRUNCATE)');
        }),
      ),
    async close() {
      await writer.close();
      await upkeep.close();
      durability.close();
      snapshot.end();
      await reads.destroy();
      if (areTheirs(files, database)) markEnded(database);
      checkpoint(database, 'TRUNCATE');
      await writes.destroy();
      lock.release();
    },
  };
}

/** A log file that was deleted is gone with the process; what stands in it is put into the database file while it is open. */
function saving(files: OpenFiles, database: Database, verify: 'verify' | 'verifyNowAndThen'): void {
  try {
    files[verify]();
  } catch (error) {
    if (files.hasLostLog) markEnded(database);
    if (files.hasLostLog) checkpoint(database, 'PASSIVE');
    throw error;
  }
}

/** Whether the files are still those that were opened, so that nobody else writes to them. */
function areTheirs(files: OpenFiles, database: Database): boolean {
  try {
    saving(files, database, 'verify');
    return true;
  } catch {
    return false;
  }
}
