import { TimeSlices } from '../../rpc/time-slices.js';
import { isPermitted, knowsType } from '../access/permission.js';
import { authorOf } from '../author.js';
import type { DomainContext } from '../context.js';
import { type ShownChange, shownSets } from '../history/shown-sets.js';
import { digestOf, type Plan } from '../plans/plan.js';
import type { SealedChange, SealedSet, SharedTransaction } from '../storage/open-transaction.js';
import type { Store } from '../storage/store.js';

/** Effect that a call would have. */
export interface DryRun<Result> {
  readonly result: Result;
  /** Changes that would be in the log, as far as the caller may see them. */
  readonly changes: readonly ShownChange[];
  /** The last change set before, and a digest of what was changed: what a plan is held against. */
  readonly basis: Pick<Plan, 'latest' | 'changes'>;
}

/** A call that is tried. */
export interface TriedCall<Result> extends Pick<SharedTransaction, 'isLarge'> {
  /** Carries it out in this store. */
  carryOut(store: Store): Promise<Result>;
  /** The same caller reading in this store what is to be viewed; `undefined` where that is nothing. */
  viewing(store: Store): DomainContext | undefined;
}

/** Changes that are read at once: they are read and shown in one turn of the event loop. */
const slice = 200;

/**
 * Carries out a call in a transaction that is rolled back, and reads what it changed before that.
 * @throws RpcError as the call does
 */
export function dryRun<Result>(
  context: DomainContext,
  { isLarge = false, carryOut, viewing }: TriedCall<Result>,
): Promise<DryRun<Result>> {
  return context.store.share({ ending: 'rollback', isLarge }, async open => {
    const result = await carryOut(open.store);
    const slices = new TimeSlices();
    const basis = { latest: await open.latest(), changes: digestOf(open.changes) };
    await slices.pass();
    const sealed = await open.seal(authorOf(context));
    await slices.pass();
    const viewer = viewing(open.store);
    return { result, changes: sealed && viewer ? await changesIn(viewer, sealed) : [], basis };
  });
}

/** The changes of a set that is not committed, as kataster.changes.read would return them. */
async function changesIn(viewer: DomainContext, sealed: SealedSet): Promise<readonly ShownChange[]> {
  const places = [...(await positionsSeen(viewer, sealed))].sort((one, other) => one - other);
  const shown: ShownChange[] = [];
  for (let from = 0; from < places.length; from += slice) {
    const page = places.slice(from, from + slice).map(position => ({ number: sealed.number, position }));
    const sets = await shownSets(viewer, page, { kept: false, purged: !viewer.permitted });
    shown.push(...sets.flatMap(({ changes }) => changes));
  }
  return shown;
}

/** Positions of the changes that the caller may see: until the call an object that it purges was there. */
async function positionsSeen(viewer: DomainContext, { number, changes }: SealedSet): Promise<ReadonlySet<number>> {
  if (!viewer.permitted) return new Set(changes.keys());
  const page = { newestFirst: false, since: number - 1, until: number, after: undefined, limit: changes.length };
  const seen = await viewer.store.reads.history.places({ conditions: {}, purged: false, ...page });
  const purged = new Map(changes.flatMap(({ object, purgedType }) => (purgedType === undefined ? [] : [[object, purgedType]])));
  const gone = changes.flatMap((change, position) => {
    const type = purged.get(change.object);
    return type !== undefined && isSeen(viewer, change, type) ? [position] : [];
  });
  return new Set([...seen.map(({ position }) => position), ...gone]);
}

function isSeen(viewer: DomainContext, { kind, category }: SealedChange, type: string): boolean {
  return kind === 'entry' ? isPermitted(viewer, type, category ?? '') : knowsType(viewer, type);
}
