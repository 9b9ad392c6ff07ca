import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { applyPragmas, checkPragmas, type Pragmas } from './pragmas.js';

/** Parameters of the thread. */
export interface UpkeptFile {
  readonly path: string;
  /** The file that a copy of it is written to. */
  readonly copy: string;
  readonly pragmas: Pragmas;
}

/** Tasks of the thread, by name. */
export type UpkeepTasks = typeof tasks;

const { path, copy: copyPath, pragmas } = workerData as UpkeptFile;

/** FTS5 documents that a merge which changed fewer than two rows found nothing to do. */
const fewestChanges = 2;

const allPages = 0x7fffffff;

/** Pages of the index that one transaction writes: others wait for it a few milliseconds, and where a term is in millions of documents up to a second. */
const pagesAtOnce = 128;

const tasks = {
  /** Merges a part of the full-text index; answers whether there was something to merge. */
  async merge() {
    const changes = database.prepare<[], number>('SELECT total_changes()').pluck();
    const before = changes.get() ?? 0;
    database.prepare(`INSERT INTO search_index (search_index, rank) VALUES ('merge', CAST(? AS integer))`).run(pagesAtOnce);
    return (changes.get() ?? 0) - before >= fewestChanges;
  },
  /** Writes to the database file what the log holds, as far as nobody reads an older state. */
  async checkpoint() {
    database.pragma('wal_checkpoint(PASSIVE)');
    return true;
  },
  /** Copies the database as it is at one moment: without the transaction the copy would begin anew with each commit. */
  async copy() {
    database.exec('BEGIN');
    try {
      await database.backup(copyPath, { progress: () => allPages });
    } finally {
      database.exec('ROLLBACK');
    }
    return true;
  },
};

const database = saying(() => {
  const opened = new Database(path, { fileMustExist: true });
  applyPragmas(opened, pragmas);
  checkPragmas(opened, pragmas);
  return opened;
});

parentPort?.on('message', async (task: keyof UpkeepTasks) => {
  parentPort?.postMessage(await tasks[task]().catch(fail));
});
parentPort?.postMessage('ready');

function saying<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return fail(error);
  }
}

/** An error of the driver would lose its message on its way to the other thread. */
function fail(error: unknown): never {
  throw new Error(`Upkeep of the database failed: ${error instanceof Error ? error.message : String(error)}`);
}
