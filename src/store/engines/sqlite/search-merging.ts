import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { applyPragmas, checkPragmas, type Pragmas } from './pragmas.js';

/** Parameters of the merging thread. */
export interface MergingFile {
  readonly path: string;
  readonly pragmas: Pragmas;
}

const { path, pragmas } = workerData as MergingFile;

/** FTS5 documents that a merge which changed fewer than two rows found nothing to do. */
const fewestChanges = 2;

const database = saying(() => {
  const opened = new Database(path, { fileMustExist: true });
  applyPragmas(opened, pragmas);
  checkPragmas(opened, pragmas);
  return opened;
});

parentPort?.on('message', (pages: number) => parentPort?.postMessage(saying(() => merged(pages))));
parentPort?.postMessage('ready');

/** Merges so many pages; answers whether there was something to merge. */
function merged(pages: number): boolean {
  const changes = database.prepare<[], number>('SELECT total_changes()').pluck();
  const before = changes.get() ?? 0;
  database.prepare(`INSERT INTO search_index (search_index, rank) VALUES ('merge', CAST(? AS integer))`).run(pages);
  return (changes.get() ?? 0) - before >= fewestChanges;
}

/** An error of the driver would lose its message on its way to the other thread. */
function saying<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`The index of searches was not merged: ${error instanceof Error ? error.message : String(error)}`);
  }
}
