import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { text } from '../../../messages/text.js';
import { StoreError } from '../store-errors.js';

/** Application id in the header of database files of this program: `KATA`. */
const applicationId = 0x4b415441;

const tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'";

/**
 * Rejects a database that another program made, and leaves it as it is.
 * @throws StoreError
 */
export function rejectForeign(path: string, timeout: number): void {
  // The last one to close a file that it may write to removes its log.
  const database = new Database(path, { readonly: existsSync(`${path}-wal`), fileMustExist: true, timeout });
  try {
    if (!isOurs(database)) throw new StoreError(text('DatabaseIsForeign', { path }));
  } finally {
    database.close();
  }
}

/** Marks a database as one of this program. */
export function mark(database: Database.Database): void {
  if (idOf(database) !== applicationId) database.pragma(`application_id = ${applicationId}`);
}

/** Fails where a database that is migrated can be read but not written. A full disk is no reason: reads are possible on it. */
export function requireWritable(database: Database.Database): void {
  // Begins to write and finds nothing to change; of a BEGIN alone the engine makes one that reads.
  database.exec('DELETE FROM migrations WHERE 0');
}

/** Whether this program made a database, or may make one of it, as it has neither a mark nor tables. */
export function isOurs(database: Database.Database): boolean {
  const id = idOf(database);
  return id === applicationId || (id === 0 && database.prepare(tables).get() === undefined);
}

function idOf(database: Database.Database): unknown {
  return database.pragma('application_id', { simple: true });
}
