import { setTimeout as pause } from 'node:timers/promises';
import { text } from '../../messages/text.js';
import { type Asking, auditEntry } from '../audit.js';
import type { Moment } from '../storage/retention.js';
import type { Store } from '../storage/store.js';

/** Milliseconds between two slices, in which others write. */
const pauseBetween = 5;

/** Extent of a pruning. */
export interface Pruned {
  /** The first change set that can be read as of from now on. */
  readonly horizon: Moment;
  readonly changes: number;
}

/** The history that is removed for being older than a time, ISO 8601 in UTC; `undefined` where nothing is. */
export async function prunable({ retention }: Pick<Store, 'retention'>, before: string): Promise<Pruned | undefined> {
  const horizon = await retention.momentAt(before);
  return horizon && { horizon, changes: await retention.prunable(horizon.number) };
}

/**
 * Removes history older than a time, ISO 8601 in UTC, in slices, so that no caller waits for it. What was interrupted is finished.
 * @throws RpcError Conflict where somebody else does it
 */
export function pruneHistory(
  store: Store,
  author: Asking,
  before: string,
  isStopped: () => boolean = () => false,
): Promise<Pruned | undefined> {
  return alone(store, async () => {
    const horizon = await store.retention.momentAt(before);
    return horizon && remove(store, author, horizon, isStopped);
  });
}

/**
 * The same for all that is older than a change set.
 * @throws RpcError Conflict where somebody else does it
 */
export function pruneUntil(store: Store, author: Asking, horizon: Moment, isStopped: () => boolean): Promise<Pruned> {
  return alone(store, () => remove(store, author, horizon, isStopped));
}

function alone<T>(store: Store, work: () => Promise<T>): Promise<T> {
  return store.exclusively(text('PruningOfHistory'), work);
}

async function remove(store: Store, author: Asking, horizon: Moment, isStopped: () => boolean): Promise<Pruned> {
  const { retention, audit } = store;
  await retention.moveHorizon(horizon);
  let changes = 0;
  for (let isLast = false; !isLast && !isStopped(); await pause(pauseBetween)) {
    const slice = await retention.pruneSlice();
    changes += slice.changes;
    isLast = slice.isLast;
  }
  if (changes > 0) await audit.add([auditEntry(author, 'pruned', {}, { until: horizon.time })]);
  return { horizon, changes };
}
