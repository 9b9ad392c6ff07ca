import { statSync } from 'node:fs';

/** What a file is, whatever path leads to it: its device and inode. `undefined` where there is none. */
export function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}
