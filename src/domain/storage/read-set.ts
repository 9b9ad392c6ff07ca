import type { ItemSet, WriteSet } from './write-set.js';

/** Read set: the items that an answer was read from. Once something was read whose items are not known, every commit may change the answer. */
export type ReadSet = ItemSet;

/** Whether a transaction may have changed what was read. */
export function mayChange(written: WriteSet, read: ReadSet['items']): boolean {
  if (!written || !read) return true;
  for (const item of written) if (read.has(item)) return true;
  return false;
}
