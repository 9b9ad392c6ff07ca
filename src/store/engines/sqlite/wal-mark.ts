import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { text } from '../../../messages/text.js';
import { StoreError } from '../store-errors.js';

/**
 * Stands in the header of a database file while a process uses it. SQLite cannot tell a file whose log is missing from one that
 * needs none: what was written last would be lost without a word.
 */
const inUse = 1;
const ended = 0;
/** Where the header has it, as four bytes. */
const place = 60;

/**
 * Rejects a database file that was left, or copied, while it was in use, and whose log is not beside it.
 * @throws StoreError
 */
export function rejectWithoutLog(path: string): void {
  const log = `${path}-wal`;
  if (existsSync(log) || markIn(path) !== inUse) return;
  throw new StoreError(text('DatabaseLacksItsLog', { path, log }));
}

/** Says that the log belongs to the file from now on. A full disk is no reason not to open it. */
export function markInUse(database: Database): void {
  set(database, inUse);
}

/** Says that all that was written stands in the file itself, once its log is put into it. */
export function markEnded(database: Database): void {
  set(database, ended);
}

function set(database: Database, mark: number): void {
  try {
    if (database.pragma('user_version', { simple: true }) === mark) return;
    database.pragma(`user_version = ${mark}`);
    database.pragma('wal_checkpoint(PASSIVE)');
  } catch {
    // Without the mark nothing is rejected.
  }
}

/** A file that cannot be read is rejected by who opens it. */
function markIn(path: string): number | undefined {
  const header = Buffer.alloc(place + 4);
  try {
    const file = openSync(path, 'r');
    const length = readSync(file, header);
    closeSync(file);
    return length === header.length ? header.readUInt32BE(place) : undefined;
  } catch {
    return undefined;
  }
}
