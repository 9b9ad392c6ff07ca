import { RpcError } from '../../../generated/errors.js';
import type { Id } from '../../../generated/types.js';
import type { EntryOwner, EntryRecord } from '../storage/entries.js';
import type { EntryAddress } from './held.js';
import { heldOwner } from './held.js';
import { entrySeen, unlink } from './other-side.js';
import type { Reversal } from './reversal.js';
import { type EntryMove, needsMultiValue, type Stepping, stepEntry } from './steps.js';

/**
 * Takes an entry that links to the object one step along its life. What is more than this link outlives it: purging such an
 * entry takes only the object out of the link.
 * @throws RpcError EntryNotFound, SingleValueCategory, Conflict
 */
export async function moveFromOtherSide(
  stepping: Stepping,
  reversal: Reversal,
  object: EntryOwner,
  address: EntryAddress & { readonly entry: Id },
): Promise<EntryMove> {
  const { context, records, time } = stepping;
  const entry = await entrySeen(records, reversal, object.id, address.entry);
  const owner = await heldOwner(context, records, entry.object, reversal.category.const);
  const move = reversal.outlivesLink
    ? await leave(stepping, reversal, object, entry, address.category)
    : await stepEntry(stepping, reversal.there, entry, owner, object.id);
  await records.objects.touch(object.id, time, context.actor);
  return move;
}

async function leave(
  { context, records, operation, time }: Stepping,
  reversal: Reversal,
  object: EntryOwner,
  entry: EntryRecord,
  category: string,
): Promise<EntryMove> {
  if (needsMultiValue(operation)) {
    const hint = `its entries are links of ${reversal.category.const}, which can be purged, not archived, deleted or recycled`;
    throw new RpcError('SingleValueCategory', { category, hint });
  }
  await unlink({ context, records, object, category: reversal.category, time }, reversal, entry);
  return { entry: entry.id, from: entry.status, to: 'purged' };
}
