import type { Id } from '../../../generated/types.js';

/** The name of something that commits change and answers are made of: an object with its entries, a choice, or the choices of a dialog. */
export type Item = string;

/** Write set: the items that a transaction changed; `undefined` where that is not known, so that it may be everything. Tables without a history are no part of it. */
export type WriteSet = ReadonlySet<Item> | undefined;

/** The same of a single transaction, some of them more than once. */
export type WrittenItems = readonly Item[] | undefined;

/** The items of a transaction that writes only to tables without a history: none. */
export const nothingWritten: { readonly items: readonly Item[] } = { items: [] };

/** An object: its own row, its entries, their links and their changes. */
export function objectItem(id: Id): Item {
  return `object ${Number(id)}`;
}

/** A choice that users added. */
export function choiceItem(id: number): Item {
  return `choice ${id}`;
}

/** The choices that users added to a dialog. */
export function dialogItem(dialog: string): Item {
  return `dialog ${dialog}`;
}

/** The write set of transactions that are committed together. */
export function joinWriteSets(transactions: readonly WrittenItems[]): WriteSet {
  const joined = new Set<Item>();
  for (const items of transactions) {
    if (!items) return undefined;
    for (const item of items) joined.add(item);
  }
  return joined;
}

/** Items that are noted one after another. Once something was noted whose items are not known, those of the set are not, either. */
export class ItemSet {
  private readonly noted = new Set<Item>();
  private isComplete = true;

  /** `undefined` where they are not known. */
  get items(): ReadonlySet<Item> | undefined {
    return this.isComplete ? this.noted : undefined;
  }

  readonly noteUnknown = (): void => {
    this.isComplete = false;
  };

  note(items: Iterable<Item> | undefined): void {
    if (!items) this.noteUnknown();
    for (const item of items ?? []) this.noted.add(item);
  }
}

/** Read set: the items that an answer was read from. Once something was read whose items are not known, every commit may change the answer. */
export type ReadSet = ItemSet;

/** Whether a transaction may have changed what was read. */
export function mayChange(written: WriteSet, read: ReadSet['items']): boolean {
  if (!written || !read) return true;
  for (const item of written) if (read.has(item)) return true;
  return false;
}
