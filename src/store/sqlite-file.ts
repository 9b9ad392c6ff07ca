import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createPrivately, type FileLock, lockFile } from './lock.js';
import { AddressRefused, StoreRefused } from './start-failures.js';

/** The file that an address names. */
export function pathIn(url: string): string {
  const path = url.slice('sqlite:'.length);
  if (path === '' || path === ':memory:')
    throw new AddressRefused('expected the path of a file, such as sqlite:data/kataster.sqlite');
  return resolve(path);
}

/** Locks a file, made where there is none. Folder and file are for the owner alone; a folder that was there keeps its permissions. */
export function prepareFile(path: string, mustExist: boolean): FileLock {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isFile()) throw new StoreRefused(`Cannot open the database: ${path} is no file.`);
  if (!found && mustExist) throw new StoreRefused(`There is no database at ${path}; kataster serve makes one.`);
  makeFolder(dirname(path));
  const lock = lockFile(path);
  createPrivately(path);
  if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
  return lock;
}

/** One by one: where Node makes all of them at once, it tries for ever below a folder that takes none, such as /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}
