import { closeSync, fsyncSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import Database from 'better-sqlite3';
import { joined, text } from '../../messages/text.js';
import { isNewer } from '../engines/migrate.js';
import { busyTimeout } from '../engines/sqlite/connecting.js';
import { pathIn, placeOf } from '../engines/sqlite/database-path.js';
import { lockFile } from '../engines/sqlite/file-lock.js';
import { isOurs } from '../engines/sqlite/origin.js';
import { StoreError } from '../engines/store-errors.js';
import type { Restored } from './backup-facts.js';
import { isEmptyPlace, putInPlace } from './database-place.js';
import { type Unsealed, unseal } from './seal.js';
import { faultsOf } from './sqlite-content.js';

/**
 * Puts a backup in the place of a SQLite database that nobody serves, once all of it is proved: before that nothing is changed.
 * @throws StoreError where the backup is cut, changed or newer than this program, and where there is a database that is not to be replaced
 */
export function restoreSqlite(backup: string, url: string, isToReplace: boolean): Restored {
  const named = pathIn(url);
  const wasThere = statSync(named, { throwIfNoEntry: false }) !== undefined;
  const path = placeOf(named);
  const lock = lockFile(path);
  const unfinished = `${path}.restoring`;
  let isDone = false;
  try {
    if (!isEmptyPlace(path) && !isToReplace) throw new StoreError(text('DatabaseIsThereAlready', { path }));
    const content = copyUnsealed(backup, unfinished);
    rejectUnfit(backup, unfinished, content);
    const former = putInPlace(unfinished, path);
    isDone = true;
    return { ...content, former };
  } finally {
    for (const suffix of ['', '-journal']) rmSync(unfinished + suffix, { force: true });
    if (!isDone && !wasThere) rmSync(path);
    lock.release();
  }
}

/** The content of a sealed file in a file of its own, synced. */
function copyUnsealed(backup: string, path: string): Unsealed {
  rmSync(path, { force: true });
  const file = openSync(path, 'wx', 0o600);
  try {
    const content = unseal(backup, piece => {
      for (let at = 0; at < piece.length; ) at += writeSync(file, piece, at);
    });
    fsyncSync(file);
    return content;
  } finally {
    closeSync(file);
  }
}

function rejectUnfit(backup: string, path: string, content: Unsealed): void {
  const database = new Database(path, { readonly: true, timeout: busyTimeout });
  try {
    if (!isOurs(database)) throw new StoreError(text('IsForeignDatabase', { path: backup }));
    const migrated = database.prepare<[], string>('SELECT name FROM migrations').pluck().all();
    if (isNewer(migrated)) throw new StoreError(text('BackupIsOfNewerVersion', { path: backup }));
    const faults = faultsOf(database, content);
    if (faults.length > 0) throw new StoreError(text('BackupIsDamaged', { path: backup, faults: joined(faults, '; ') }));
  } finally {
    database.close();
  }
}
