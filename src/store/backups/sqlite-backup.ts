import { closeSync, fdatasyncSync, openSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { joined, text } from '../../messages/text.js';
import { busyTimeout } from '../engines/sqlite/connecting.js';
import { pathIn } from '../engines/sqlite/database-path.js';
import { isOurs } from '../engines/sqlite/origin.js';
import { applyPragmas } from '../engines/sqlite/pragmas.js';
import { markEnded, rejectWithoutLog } from '../engines/sqlite/wal-mark.js';
import { StoreError } from '../engines/store-errors.js';
import { historySetting } from '../tables/installation-schemas.js';
import type { WrittenBackup } from './backup-facts.js';
import { seal } from './seal.js';
import { contentOf, faultsOf } from './sqlite-content.js';

/** Four megabytes, after which they are on the disk. */
const pagesAtOnce = 1000;

/**
 * Copies a SQLite database, which a service may be writing to, into an empty file, and proves the copy. It reads beside the service and
 * keeps nobody waiting.
 * @throws StoreError
 */
export async function backUpSqlite(url: string, path: string): Promise<WrittenBackup> {
  const source = pathIn(url);
  if (!statSync(source, { throwIfNoEntry: false })?.isFile()) throw new StoreError(text('NoDatabaseAt', { path: source }));
  rejectWithoutLog(source);
  const database = new Database(source, { readonly: true, timeout: busyTimeout });
  try {
    applyPragmas(database, { trusted_schema: 0, cell_size_check: 1 });
    if (!isOurs(database)) throw new StoreError(text('CannotBackUpForeignDatabase', { path: source }));
    // Within a transaction the copy is of one state: without it, it would begin anew whenever another process commits.
    database.exec('BEGIN');
    const taken = new Date().toISOString();
    const facts = { taken, ...contentOf(database) };
    await copyInSteps(database, path);
    finish(path, facts);
    return seal(path, facts);
  } finally {
    database.close();
  }
}

/**
 * Syncs the copy step by step. Dirty pages would otherwise be written with the next commit of the service, which would wait for
 * them.
 */
async function copyInSteps(database: Database.Database, path: string): Promise<void> {
  const file = openSync(path, 'r+');
  const progress = (): number => {
    fdatasyncSync(file);
    return pagesAtOnce;
  };
  try {
    await database.backup(path, { progress });
  } finally {
    closeSync(file);
  }
}

/** Makes the copy a file of its own, without a log beside it, and reads all of it. */
function finish(path: string, expected: ReturnType<typeof contentOf>): void {
  const copy = new Database(path);
  try {
    copy.pragma('journal_mode = DELETE');
    markEnded(copy);
    // The service names the history anew where the copy is restored: followers of this database do not go on there.
    copy.prepare("UPDATE settings SET value = '' WHERE name = ?").run(historySetting);
    const faults = faultsOf(copy, expected);
    if (faults.length > 0) throw new StoreError(text('BackupIsDamagedAsDatabase', { faults: joined(faults, '; ') }));
  } finally {
    copy.close();
  }
}
