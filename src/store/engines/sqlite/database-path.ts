import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { text } from '../../../messages/text.js';
import { AddressError, StoreError } from '../store-errors.js';
import { fileOfUrl } from './database-file.js';
import { createPrivately, type FileLock, lockFile } from './file-lock.js';
import { rejectForeign } from './origin.js';
import { rejectWithoutLog } from './wal-mark.js';

/** A database file by its one real path, and what keeps others from it. */
export interface LockedFile {
  readonly path: string;
  readonly lock: FileLock;
}

/** The file that an address names. */
export function pathIn(url: string): string {
  const path = fileOfUrl(url);
  if (path === undefined) throw new AddressError(text('ExpectedDatabasePath'));
  return path;
}

/** Locks a file, made where there is none. Folder and file are for the owner alone; a folder that was there keeps its permissions. */
export function prepareFile(named: string, mustExist: boolean, timeout: number): LockedFile {
  if (mustExist && !existsSync(named)) throw new StoreError(text('NoDatabaseYetAt', { path: named }));
  const path = placeOf(named);
  rejectWithoutLog(path);
  rejectForeign(path, timeout);
  const lock = lockFile(path);
  try {
    const { mode } = statSync(path);
    if ((mode & 0o077) !== 0) chmodSync(path, mode & 0o700);
  } catch (error) {
    lock.release();
    throw error;
  }
  return { path, lock };
}

/** The one real path of a file, made where there is none, that nothing else leads to. */
export function placeOf(named: string): string {
  if (statSync(named, { throwIfNoEntry: false })?.isFile() === false)
    throw new StoreError(text('DatabaseIsNoFile', { path: named }));
  makeFolder(dirname(named));
  createPrivately(named);
  const path = realpathSync.native(named);
  rejectOtherNames(path, statSync(path));
  return path;
}

/** Lock and log lie beside the file. What has several real paths has several of them, and each of its users would believe to be alone. */
function rejectOtherNames(path: string, { nlink }: Stats): void {
  const several = text('DatabaseHasHardLinks', { path, count: nlink });
  if (nlink > 1) throw new StoreError(several);
  if (isMounted(path)) throw new StoreError(text('DatabaseIsMountedAsFile', { path }));
}

const mounts = '/proc/self/mountinfo';

/** Whether a file is a mount of its own, where the system reports it. */
function isMounted(path: string): boolean {
  if (!existsSync(mounts)) return false;
  const points = readFileSync(mounts, 'utf8')
    .split('\n')
    .map(line => line.split(' ', 5).at(-1) ?? '');
  return points.some(
    point => point.replace(/\\([0-7]{3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8))) === path,
  );
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
