import { closeSync, existsSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StoreRefused } from './start-failures.js';

/** What keeps others from a database file. */
export interface FileLock {
  release(): void;
}

/**
 * Makes this process the only one that opens a database file, or throws. The lock belongs to the operating system: it ends with
 * the process, however that ends, and nothing has to be cleaned up.
 */
export function lockFile(path: string): FileLock {
  const lock = `${path}.lock`;
  createPrivately(lock);
  const database = new Database(lock, { timeout: 0 });
  try {
    database.pragma('journal_mode = MEMORY');
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error))
      throw new StoreRefused(`The database ${path} is in use: only one process may open it. Stop the service first.`);
    throw error;
  }
  return { release: () => database.close() };
}

/** Creates a file that only its owner reads. One that exists is never opened: closing it would end the locks this process has on it. */
export function createPrivately(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
