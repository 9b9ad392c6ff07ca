import type { Item, WriteSet } from './write-set.js';

/** Read set: the items that an answer was read from. Once something was read whose items are not known, every commit may change the answer. */
export class ReadSet {
  private readonly noted = new Set<Item>();
  private isComplete = true;

  /** `undefined` where it is not known what changes the answer. */
  get items(): ReadonlySet<Item> | undefined {
    return this.isComplete ? this.noted : undefined;
  }

  readonly noteUnknown = (): void => {
    this.isComplete = false;
  };

  note(items: readonly Item[] | undefined): void {
    if (!items) this.noteUnknown();
    for (const item of items ?? []) this.noted.add(item);
  }
}

/** Whether a transaction may have changed what was read. */
export function mayChange(written: WriteSet, read: ReadSet['items']): boolean {
  if (!written || !read) return true;
  for (const item of written) if (read.has(item)) return true;
  return false;
}
