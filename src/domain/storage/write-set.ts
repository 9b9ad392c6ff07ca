import type { Id } from '../../../generated/types.js';

/** The name of something that commits change and answers are made of: an object with its entries, a choice, or the choices of a dialog. */
export type Item = string;

/** Write set: the items that a transaction changed; `undefined` where that is not known, so that it may be everything. Tables without a history are no part of it. */
export type WriteSet = ReadonlySet<Item> | undefined;

/** A transaction that changes only tables without a history. */
export const nothingWritten: ReadonlySet<Item> = new Set();

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
export function joinedWriteSet(sets: readonly WriteSet[]): WriteSet {
  const [first, ...others] = sets;
  if (others.length === 0) return first;
  const joined = new Set<Item>();
  for (const set of sets) {
    if (set === undefined) return undefined;
    for (const item of set) joined.add(item);
  }
  return joined;
}
