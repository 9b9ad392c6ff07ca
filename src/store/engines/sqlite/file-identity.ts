import { statSync } from 'node:fs';

/** Device and inode of a file, the same for every path to it; `undefined` where there is no file. */
export function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}
