import type { Database } from 'better-sqlite3';
import { type Ask, ReadConnection, TransactionSession } from './connection.js';
import { countersOf } from './counters.js';
import { sqliteDialect } from './dialect.js';
import { type Engine, type StoreOptions, type Timing, timingOf } from './engine.js';
import { GroupCommit } from './group-commit.js';
import { KeptStatements } from './kept-statements.js';
import type { FileLock } from './lock.js';
import { migrate, migrations } from './migrate.js';
import { applyPragmas, checkPragmas, type Pragmas } from './pragmas.js';
import { readingEngine } from './reading-engine.js';
import { schemas } from './schemas.js';
import { SharedSnapshot } from './shared-snapshot.js';
import { pathIn, prepareFile } from './sqlite-file.js';
import { DataSource } from './typeorm.js';
import { Writer } from './writer.js';

/** How long a statement waits for a tool that looks into the file; everything else waits with it. */
const busyTimeout = 1000;

const shared = { foreign_keys: 1, busy_timeout: busyTimeout, trusted_schema: 0, cell_size_check: 1 } satisfies Pragmas;

/** Statements that a connection keeps prepared, or half of them. */
const mostPrepared = 1000;

/** Opens a SQLite file, for this process alone: one connection writes, another one reads. */
export async function openSqlite(options: StoreOptions): Promise<Engine> {
  const { url, durability, mustExist = false } = options;
  const path = pathIn(url);
  if (options.isReader) return openForReading(path);
  const lock = prepareFile(path, mustExist);
  const opened: DataSource[] = [];
  try {
    const synchronous = { synchronous: durability === 'full' ? 2 : 1 };
    const writing = { journal_mode: 'wal', ...synchronous, ...shared, wal_autocheckpoint: 16_000 };
    const [writes, database] = await connect(opened, path, writing, { migrations });
    await migrate(writes, writes.createQueryRunner());
    checkPragmas(database, writing);
    const reading = await connect(opened, path, { ...synchronous, ...shared }, { readonly: true, entities: schemas });
    return engine([writes, database], reading, lock, timingOf(options));
  } catch (error) {
    for (const source of opened) await source.destroy();
    lock.release();
    throw error;
  }
}

type Connected = readonly [DataSource, Database];

/** Reads a file that another process owns and keeps the lock of. */
async function openForReading(path: string): Promise<Engine> {
  const opened: DataSource[] = [];
  const [reads, database] = await connect(opened, path, shared, { readonly: true, entities: schemas });
  const snapshot = new SharedSnapshot(database);
  return readingEngine(new ReadConnection(sqliteDialect, asking(reads, snapshot)), reads, () => snapshot.end());
}

function engine([writes, database]: Connected, [reads, readingDatabase]: Connected, lock: FileLock, timing: Timing): Engine {
  const ask = prepared(database);
  const nextIds = countersOf(database);
  const { limits, elapsed } = timing;
  const session = () => new TransactionSession(sqliteDialect, ask, nextIds, elapsed() + limits.transaction, elapsed);
  const snapshot = new SharedSnapshot(readingDatabase);
  let commits = 0;
  const group = new GroupCommit(database, timing, session, () => snapshot.end());
  const writer = new Writer(group, timing, () => {
    commits += 1;
  });
  return {
    reading: new ReadConnection(sqliteDialect, asking(reads, snapshot)),
    source: reads,
    isAlone: true,
    keepsOrder: true,
    get commits() {
      return commits;
    },
    get waiting() {
      return writer.waiting;
    },
    run: (work, subject) => writer.run(work, subject),
    verify: () => {},
    async close() {
      await writer.close();
      snapshot.end();
      await reads.destroy();
      checkpoint(database);
      await writes.destroy();
      lock.release();
    },
  };
}

/** Tidies up at the end. Without room for it the log file stays, and the next start reads it. */
function checkpoint(database: Database): void {
  try {
    database.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // What is committed stands in the log file already.
  }
}

/** Statements of transactions, prepared once. The driver is asked itself: by way of the data source each costs two microseconds more. */
function prepared(database: Database): Ask {
  const statements = new KeptStatements(text => database.prepare<unknown[]>(text), mostPrepared);
  return (text, values) => {
    const statement = statements.of(text);
    if (statement.reader) return { records: statement.all(...values) };
    return { records: [], affected: statement.run(...values).changes };
  };
}

function asking(source: DataSource, snapshot: SharedSnapshot): Ask {
  const runner = source.createQueryRunner();
  return (text, values) => {
    snapshot.enter();
    return runner.query(text, values as unknown[], true);
  };
}

/** What a connection needs for what is done on it. */
type Connecting = { readonly migrations: typeof migrations } | { readonly readonly: true; readonly entities: typeof schemas };

async function connect(opened: DataSource[], path: string, pragmas: Pragmas, own: Connecting): Promise<Connected> {
  const handles: Database[] = [];
  const prepareDatabase = (database: Database) => {
    handles.push(database);
    applyPragmas(database, pragmas);
  };
  const options = {
    type: 'better-sqlite3',
    database: path,
    timeout: busyTimeout,
    statementCacheSize: mostPrepared,
    prepareDatabase,
  } as const;
  const source = new DataSource({ ...options, ...own, logging: false });
  opened.push(await source.initialize());
  const [database] = handles;
  if (!database) throw new Error('The driver opened no database');
  checkPragmas(database, pragmas);
  return [source, database];
}
