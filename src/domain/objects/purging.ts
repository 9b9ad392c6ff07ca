import { elementsAtMost } from '../../attributes/invalid-value.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import { changedFirst } from '../entries/object-changes.js';
import { rejectEndingManyLinks } from '../entries/several-entries.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';

/** Limit of purging for one call, shared by all its objects: as many entries as it may write. */
export class PurgeAllowance {
  private readonly context: DomainContext;
  private entries = 0;
  private links = 0;

  constructor(context: DomainContext) {
    this.context = context;
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
    this.entries += await purges.entriesOf(object, batchLimit + 1 - this.entries);
    if (this.entries > batchLimit) throw tooManyEntries(batchLimit);
  }
}

/**
 * Removes an object with its entries and the relations that name it; the history keeps the last state of each.
 * @throws RpcError LimitExceeded, Conflict
 */
export async function purgeObject(records: Records, object: ObjectRecord, allowance: PurgeAllowance): Promise<void> {
  const { everything } = records;
  await allowance.take(everything, object.id);
  const relations = (await everything.relations.explicit(object.id)).filter(({ object: owner }) => owner !== object.id);
  await records.relations.remove(relations.map(({ id }) => id));
  if (!(await records.objects.remove(object.id, object.status))) throw changedFirst(object);
}

function tooManyEntries(batchLimit: number): RpcError {
  const entries = `expected at most ${batchLimit}; purge some of them with cmdb.category.purge first, and several objects in several calls`;
  const what = `a call purges at most ${batchLimit} entries`;
  return new RpcError('LimitExceeded', { what }, { entries, setting: 'KATASTER_BATCH_LIMIT' });
}
