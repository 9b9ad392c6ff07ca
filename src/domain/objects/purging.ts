import { elementsAtMost } from '../../attributes/invalid-value.js';
import { text } from '../../messages/text.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import { limitExceeded, type RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import type { ObjectChange } from '../entries/entry-rule.js';
import { rulesOf } from '../entries/entry-rules.js';
import { conflictError } from '../entries/object-changes.js';
import { rejectEndingManyLinks } from '../entries/several-entries.js';
import { modelOf } from '../models/category-model.js';
import { requiredLinks } from '../models/required-links.js';
import type { EntryRecord } from '../storage/entries.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import { PurgedPlaces, relocate, standingIn } from './relocating.js';

/** Limit of purging for one call, shared by all its objects: as many entries as it may write. */
export class PurgeAllowance {
  private readonly context: DomainContext;
  /** The objects that the call purges. */
  readonly purged: PurgedPlaces;
  private entries = 0;
  private links = 0;

  constructor(context: DomainContext, purged: ReadonlySet<number>) {
    this.context = context;
    this.purged = new PurgedPlaces(purged);
  }

  /**
   * Counts what goes with an object, no further than to the limits.
   * @throws RpcError LimitExceeded
   */
  async take({ purges }: Records, object: number): Promise<void> {
    // Links first: among many more of them those of relations would be looked for long.
    this.links += await purges.linksOf(object, elementsAtMost + 1 - this.links);
    rejectEndingManyLinks(this.links);
    const { batchLimit } = this.context.settings;
    const links = requiredLinks(this.context.registry);
    this.count(await purges.entriesOf(object, links, batchLimit + 1 - this.entries));
  }

  /**
   * Counts entries that are written.
   * @throws RpcError LimitExceeded
   */
  count(entries: number): void {
    const { batchLimit } = this.context.settings;
    this.entries += entries;
    if (this.entries > batchLimit) throw tooManyEntries(batchLimit);
  }
}

/**
 * Removes an object with its entries and those of others that say nothing without a link to it, such as contact assignments and relations;
 * the history keeps the last state of each. What stands in it goes where it stood. Returns what that is, as far as the caller may view it.
 * @throws RpcError LimitExceeded, Conflict
 */
export async function purgeObject(change: ObjectChange, allowance: PurgeAllowance): Promise<readonly ObjectRecord[]> {
  const { context, records, object } = change;
  await allowance.take(records.everything, object.id);
  const standing = await standingIn(change, allowance.purged);
  allowance.count(standing.entries.length);
  await relocate(change, standing, allowance.purged);
  const dependents = await records.everything.purges.dependentsOn(object.id, requiredLinks(context.registry));
  const elsewhere = dependents.filter(({ object: owner }) => owner !== object.id);
  // Primary ones last: none of the others is to inherit the mark.
  await removeEntries(
    records,
    elsewhere.filter(({ primary }) => !primary),
  );
  for (const entry of elsewhere) if (entry.primary) await leave(change, entry);
  await removeEntries(
    records,
    elsewhere.filter(({ primary }) => primary),
  );
  if (!(await records.objects.remove(object.id, object.status))) throw conflictError(object);
  return standing.seen;
}

function removeEntries({ relations }: Records, entries: readonly EntryRecord[]): MaybePromise<void> {
  return relations.remove(entries.map(({ id }) => id));
}

/** Lets the rules of its category write what changes when the entry goes. */
async function leave({ context, records: { everything: records }, time }: ObjectChange, entry: EntryRecord): Promise<void> {
  const [category, owner] = [context.registry.category(entry.category), await records.objects.lockOwner(entry.object)];
  if (!category || !owner) return;
  const step = {
    context,
    records,
    object: owner,
    model: modelOf(context.registry, category),
    time,
    entry,
    to: 'purged',
  } as const;
  for (const stepping of rulesOf(step).beforeTransition) await stepping(step);
}

function tooManyEntries(batchLimit: number): RpcError {
  const entries = text('ExpectedAtMostPurgeSome', { max: batchLimit });
  const what = text('CallPurgesAtMostEntries', { max: batchLimit });
  return limitExceeded(what, { entries, setting: 'KATASTER_BATCH_LIMIT' });
}
