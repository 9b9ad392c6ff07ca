import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { text } from '../../messages/text.js';
import { StoreError } from '../engines/store-errors.js';

/** Files that SQLite makes beside one that it writes. */
const beside = ['', '-journal', '-wal', '-shm'] as const;

/**
 * Writes a file that is there whole or not at all: `write` is given the path of an empty file for the owner alone, which takes the final
 * name once it is synced. Whatever fails leaves nothing behind.
 * @throws StoreError where there is a file of that name already, unless it is to be replaced
 */
export async function writeWhole<T>(named: string, isToReplace: boolean, write: (path: string) => Promise<T> | T): Promise<T> {
  const path = resolve(named);
  if (!isToReplace) rejectExisting(path);
  const unfinished = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  try {
    closeSync(openSync(unfinished, 'wx', 0o600));
    const written = await write(unfinished);
    sync(unfinished);
    putInPlace(unfinished, path, isToReplace);
    return written;
  } finally {
    for (const suffix of beside) rmSync(unfinished + suffix, { force: true });
  }
}

function rejectExisting(path: string): void {
  if (existsSync(path)) throw new StoreError(text('FileIsThereAlready', { path }));
}

/** A second name overwrites nothing, unlike a rename. File systems without links get the rename, right after another look. */
function putInPlace(unfinished: string, path: string, isToReplace: boolean): void {
  try {
    if (isToReplace) renameSync(unfinished, path);
    else linkSync(unfinished, path);
  } catch (error) {
    rejectExisting(path);
    if (isToReplace || !isWithoutLinks(error)) throw error;
    renameSync(unfinished, path);
  }
  sync(dirname(path));
}

function isWithoutLinks(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(String(error.code));
}

/** Waits until a file, or the names in a folder, are on the disk. */
export function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
