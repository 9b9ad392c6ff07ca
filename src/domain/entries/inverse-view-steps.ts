import type { Id } from '../../../generated/types.js';
import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { InverseView } from '../models/inverse-view.js';
import type { EntryOwner, EntryRecord } from '../storage/entries.js';
import { entrySeen, unlink } from './inverse-view-writing.js';
import type { EntryAddress } from './locking.js';
import { lockOwner } from './locking.js';
import { type EntryStatusChange, needsMultiValue, type TransitionContext, transitionEntry } from './transitions.js';

/**
 * Takes an entry that links to the object one step along its life. What is more than this link outlives it: purging such an
 * entry takes only the object out of the link.
 * @throws RpcError EntryNotFound, SingleValueCategory, Conflict
 */
export async function stepFromInverseView(
  stepping: TransitionContext,
  inverseView: InverseView,
  object: EntryOwner,
  address: EntryAddress & { readonly entry: Id },
): Promise<EntryStatusChange> {
  const { context, records } = stepping;
  const entry = await entrySeen(records, inverseView, object.id, address.entry);
  const owner = await lockOwner(context, records, entry.object, inverseView.category.const);
  return inverseView.outlivesLink
    ? leave(stepping, inverseView, object, entry, address.category)
    : transitionEntry(stepping, inverseView.there, entry, owner, object.id);
}

async function leave(
  { context, records, operation, time }: TransitionContext,
  inverseView: InverseView,
  object: EntryOwner,
  entry: EntryRecord,
  category: string,
): Promise<EntryStatusChange> {
  if (needsMultiValue(operation)) {
    const hint = text('ItsEntriesAreLinksOf', { const: inverseView.category.const });
    throw new RpcError('SingleValueCategory', { category, hint });
  }
  await unlink({ context, records, object, model: inverseView.there, time }, inverseView, entry);
  return { entry: entry.id, from: entry.status, to: 'purged' };
}
