import { existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { checkpoint } from '../engines/sqlite/connecting.js';
import { markEnded } from '../engines/sqlite/wal-mark.js';
import { beginsWith, sqliteHeader } from './beginnings.js';
import { sync } from './whole-file.js';

/** Whether nothing is kept at a path, in the database file or in its log. */
export function isEmptyPlace(path: string): boolean {
  return ['', '-wal'].every(suffix => (statSync(path + suffix, { throwIfNoEntry: false })?.size ?? 0) === 0);
}

/**
 * Puts a file in the place of a database that is locked. What was there keeps all it had under another name, which is answered:
 * `undefined` where there was nothing.
 */
export function putInPlace(file: string, path: string): string | undefined {
  const former = isEmptyPlace(path) ? undefined : freeName(path);
  if (former !== undefined) takeInLog(path);
  // A log of the former database would be taken for that of the new one.
  for (const suffix of ['-wal', '-shm']) setAside(path + suffix, former && former + suffix);
  if (former !== undefined) linkSync(path, former);
  renameSync(file, path);
  sync(dirname(path));
  return former;
}

function freeName(path: string): string {
  const time = new Date().toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
  for (let number = 1; ; number += 1) {
    const name = `${path}.before-restore-${time}${number === 1 ? '' : `-${number}`}`;
    if (!existsSync(name)) return name;
  }
}

/** A database takes what stands in its log, so that it is one file. Beside one that is none any more the engine would delete the log. */
function takeInLog(path: string): void {
  if (!beginsWith(path, sqliteHeader)) return;
  let database: Database.Database | undefined;
  try {
    database = new Database(path, { fileMustExist: true });
    markEnded(database);
    checkpoint(database, 'TRUNCATE');
  } catch {
    // It is put aside with its log as it is.
  } finally {
    database?.close();
  }
}

function setAside(path: string, to: string | undefined): void {
  if (to === undefined || (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) rmSync(path, { force: true });
  else renameSync(path, to);
}
