import { closeSync, openSync, readSync } from 'node:fs';

/** Magic number of SQLite database files. */
export const sqliteHeader = Buffer.from('SQLite format 3\0');

/** Whether these are the first bytes of a file. */
export function beginsWith(path: string, expected: Buffer): boolean {
  const found = Buffer.alloc(expected.length);
  const file = openSync(path, 'r');
  try {
    return readSync(file, found) === expected.length && found.equals(expected);
  } finally {
    closeSync(file);
  }
}
