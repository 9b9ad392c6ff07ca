import { text } from '../../messages/text.js';
import { limitExceeded, type RpcError } from '../../rpc/rpc-error.js';
import { TimeSlices } from '../../rpc/time-slices.js';
import { authorOf } from '../author.js';
import type { DomainContext } from '../context.js';
import { presentSets, type ShownChange } from '../history/shown-sets.js';
import { digestOf, type Plan } from '../plans/plan.js';
import type { CommittedChange, SharedTransaction } from '../storage/open-transaction.js';
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
const slice = 50;

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
    const { changes } = open;
    const basis = { latest: await open.latest(), changes: digestOf(changes) };
    await slices.pass();
    const number = await open.seal(authorOf(context));
    await slices.pass();
    const viewer = viewing(open.store);
    return { result, changes: number && viewer ? await changesIn(viewer, number, changes) : [], basis };
  });
}

/** The changes of a set that is not committed, as kataster.changes.read would return them. */
async function changesIn(
  viewer: DomainContext,
  number: number,
  changes: readonly CommittedChange[],
): Promise<readonly ShownChange[]> {
  const places = await positionsSeen(viewer, number, changes);
  const { bodyLimit } = viewer.settings;
  const shown: ShownChange[] = [];
  let characters = 0;
  for (let from = 0; from < places.length; from += slice) {
    const page = places.slice(from, from + slice).map(position => ({ number, position }));
    const sets = await presentSets(viewer, page, { kept: false, purged: !viewer.permitted, uncommitted: true });
    for (const change of sets.flatMap(each => each.changes)) {
      characters += charactersOf(change);
      shown.push(change);
    }
    if (characters > bodyLimit) throw changesTooLong(bodyLimit);
  }
  return shown;
}

function charactersOf({ attributes }: ShownChange): number {
  const values = attributes.flatMap(({ from, to }) => [from, to]);
  return values.reduce<number>((sum, value) => sum + JSON.stringify(value ?? null).length, 0);
}

function changesTooLong(limit: number): RpcError {
  const changes = text('ExpectedAtMostCharactersIn', { limit });
  return limitExceeded(text('AnswerHoldsAtMostCharacters', { limit }), { changes, setting: 'KATASTER_BODY_LIMIT' });
}

/** Positions of the changes that the caller may see, in their order. */
async function positionsSeen(
  viewer: DomainContext,
  number: number,
  changes: readonly CommittedChange[],
): Promise<readonly number[]> {
  if (!viewer.permitted) return [...changes.keys()];
  const page = { newestFirst: false, since: number - 1, until: number, after: undefined, limit: changes.length };
  const seen = await viewer.store.reads.history.places({ conditions: {}, ...page });
  return seen.map(({ position }) => position);
}
