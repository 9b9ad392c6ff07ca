import { closeSync, existsSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { TextError, text } from '../../../messages/text.js';
import { DatabaseInUse } from '../store-errors.js';
import { identityOf } from './file-identity.js';

/** Lock of a database file against other processes. */
export interface FileLock {
  /** Renews a lock whose file was deleted. Throws where another process has made one since: what that wrote is not known here. */
  verify(): void;
  release(): void;
}

/** Another process may have opened the database, too. */
class LockLost extends TextError {
  readonly code = 'LOCK_LOST';

  constructor(path: string) {
    super(text('LockWasReplaced', { path: lockOf(path) }));
  }
}

/** A lock that is held: its connection, and the file it is on. */
interface HeldLock {
  readonly database: Database.Database;
  readonly identity: string | undefined;
}

/**
 * Makes this process the only one that opens a database file, given by its real path, or throws. The lock belongs to the operating
 * system: it ends with the process, however that ends, and nothing has to be cleaned up.
 */
export function lockFile(path: string): FileLock {
  let held = acquireLock(path);
  return {
    verify() {
      const identity = identityOf(lockOf(path));
      if (identity === held.identity) return;
      if (identity !== undefined) throw new LockLost(path);
      const renewed = acquireLock(path);
      held.database.close();
      held = renewed;
    },
    release: () => held.database.close(),
  };
}

/** Creates a file that only its owner reads. One that exists is never opened: closing it would end the locks this process has on it. */
export function createPrivately(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
}

const lockOf = (path: string): string => `${path}.lock`;

function acquireLock(path: string): HeldLock {
  createPrivately(lockOf(path));
  const identity = identityOf(lockOf(path));
  const database = new Database(lockOf(path), { timeout: 0 });
  try {
    database.pragma('journal_mode = MEMORY');
    database.exec('BEGIN EXCLUSIVE');
    // The file was replaced while it was opened: the next process would lock the other one.
    if (identityOf(lockOf(path)) !== identity) throw inUse(path);
    return { database, identity };
  } catch (error) {
    database.close();
    throw isBusy(error) ? inUse(path) : error;
  }
}

function inUse(path: string): DatabaseInUse {
  return new DatabaseInUse(text('DatabaseFileInUse', { path }));
}

function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
