import type { Id } from '../../../generated/types.js';
import { text } from '../../messages/text.js';
import { limitExceeded, RpcError } from '../../rpc/rpc-error.js';
import { authorOf } from '../author.js';
import type { WritingContext } from '../entries/entry-rules.js';
import type { ObjectRecord } from '../storage/objects.js';
import { moveObjectIn } from './objects.js';
import { PurgeAllowance } from './purging.js';

/**
 * Removes objects for good, whatever their status: all of them, or none. Returns others that stood in them, as `moveObject` does.
 * @throws RpcError SwitchedOff, LimitExceeded, ObjectNotFound, TransitionRefused, Conflict
 */
export function quickpurgeObjects(context: WritingContext, ids: ReadonlySet<Id>): Promise<readonly ObjectRecord[]> {
  if (!context.settings.quickpurge) throw quickpurgeOff();
  rejectMany(context, ids.size);
  return context.store.transaction(authorOf(context), async records => {
    const purged = new Set([...ids].map(Number));
    await records.objects.lock([...purged]);
    // One after another, as a batch of as many calls would.
    const allowance = new PurgeAllowance(context, purged);
    const relocated: ObjectRecord[] = [];
    for (const id of ids) relocated.push(...(await moveObjectIn(records, context, 'quickpurge', id, allowance)));
    return relocated;
  });
}

/** The error where Quickpurge is disabled. */
export function quickpurgeOff(): RpcError {
  const setting = text('QuickpurgeIsOff');
  return new RpcError('SwitchedOff', { feature: 'Quickpurge' }, { setting });
}

function rejectMany({ settings: { batchLimit } }: WritingContext, count: number): void {
  if (count <= batchLimit) return;
  const what = text('OneCallPurgesAtMost', { max: batchLimit });
  throw limitExceeded(what, { ids: text('ExpectedAtMost', { max: batchLimit }), setting: 'KATASTER_BATCH_LIMIT' });
}
