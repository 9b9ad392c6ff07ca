import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import { codeOf } from '../start-failures.js';

/** The files of two connections, one of which writes. */
const filesOfDatabase = 5;

/**
 * Why a database could not be opened, asked while what was opened of it still is. SQLite says alike that a file is
 * lacking and that no more can be opened; the system tells them apart.
 */
export function reasonNotToOpen(error: unknown): unknown {
  return codeOf(error)?.startsWith('SQLITE_CANTOPEN') ? (lackOfFiles() ?? error) : error;
}

/** The error of the system where it does not open so many files; `undefined` where it does. */
function lackOfFiles(): unknown {
  const files: number[] = [];
  try {
    while (files.length < filesOfDatabase) files.push(openSync(devNull, 'r'));
  } catch (error) {
    return error;
  } finally {
    for (const file of files) closeSync(file);
  }
  return undefined;
}
