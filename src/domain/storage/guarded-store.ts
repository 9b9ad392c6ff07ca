import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { Records } from './records.js';
import type { Store } from './store.js';
import { storeWith } from './store-with.js';

/** Carries out the work of a transaction, rejects it, or returns what it returned before. */
export type Guard = <Result>(records: Records, work: () => MaybePromise<Result>) => Promise<Result>;

/** The same store, whose transactions run within guards, the first of which is the outermost. */
export function guardStore(store: Store, guards: readonly Guard[]): Store {
  const run = <Result>(records: Records, work: () => MaybePromise<Result>): MaybePromise<Result> =>
    guards.reduceRight<() => MaybePromise<Result>>((inner, guard) => () => guard(records, inner), work)();
  const transaction: Store['transaction'] = (author, work) =>
    store.transaction(author, records => run(records, () => work(records)));
  // The change set is sealed within the guards, as that is part of the work.
  const share: Store['share'] = (kind, work) =>
    store.share(kind, open => open.store.upkeep(records => run(records, () => work(open))));
  return storeWith(store, { transaction, share });
}
