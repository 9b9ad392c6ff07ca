import type { Id } from '../../../generated/types.js';
import { isoTime } from '../../attributes/times.js';
import type { Category } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { authorOf } from '../author.js';
import { categoryNamed, globalCategory } from '../categories.js';
import type { WritingContext } from '../entries/entry-rules.js';
import { stepFromInverseView } from '../entries/inverse-view-steps.js';
import { type EntryAddress, lockOwner, onlyEntry, requireOwnedEntry, subtypeNamed } from '../entries/locking.js';
import { type EntryStatusChange, needsMultiValue, transitionEntry } from '../entries/transitions.js';
import { type EntryOperation, entryTransitions, sources, type TransitionFacts } from '../lifecycle.js';
import { modelOf } from '../models/category-model.js';
import { inverseViewOf } from '../models/inverse-view.js';
import type { EntryOwner, EntryRecord } from '../storage/entries.js';
import type { Records } from '../storage/records.js';
import { quickpurgeOff } from './quickpurge.js';

/**
 * Takes one entry one step along its life.
 * @throws RpcError ObjectNotFound, CategoryNotFound, CategoryWithoutAttributes, EntryNotFound, EntryMissing, SingleValueCategory, SwitchedOff, Conflict
 */
export function changeEntryStatus(
  context: WritingContext,
  operation: EntryOperation,
  address: EntryAddress,
): Promise<EntryStatusChange> {
  factsFor(context, operation, categoryNamed(context, address.category));
  return context.store.transaction(authorOf(context), records => moveEntryIn(records, context, operation, address));
}

/** Takes the step within a transaction that does more; an error that it throws must undo all of that. */
export async function moveEntryIn(
  records: Records,
  context: WritingContext,
  operation: EntryOperation,
  address: EntryAddress,
): Promise<EntryStatusChange> {
  const category = categoryNamed(context, address.category);
  const facts = factsFor(context, operation, category);
  const like = await subtypeNamed(context, records, category, address);
  if (like) return moveEntryIn(records, context, operation, { ...address, category: like.category.const });
  const object = await lockOwner(context, records, address.object, category.storedIn);
  const stepping = { context, records, operation, facts, time: isoTime(context.now()) };
  const inverseView = inverseViewOf(context.registry, category);
  if (inverseView) return stepFromInverseView(stepping, inverseView, object, { ...address, entry: requireEntryId(address) });
  const entry = await entryToMove(context, records, object, category, operation, address);
  return transitionEntry(stepping, modelOf(context.registry, category), entry, object);
}

function factsFor({ settings, dialect }: WritingContext, operation: EntryOperation, { multiValue }: Category): TransitionFacts {
  const facts = { ...dialect.steps, quickpurge: settings.quickpurge, multiValue };
  if (sources(entryTransitions, operation, { ...facts, multiValue: true }).length > 0) return facts;
  throw quickpurgeOff();
}

async function entryToMove(
  context: WritingContext,
  records: Records,
  object: EntryOwner,
  category: Category,
  operation: EntryOperation,
  address: EntryAddress,
): Promise<EntryRecord> {
  if (category.storedIn === globalCategory)
    throw new RpcError('SingleValueCategory', { category: address.category, hint: text('ItIsObjectItselfPurge') });
  if (!category.multiValue) return onlyEntryToMove(context, records, object, category, operation, address);
  return requireOwnedEntry(records, category, { ...address, entry: requireEntryId(address) });
}

function requireEntryId({ category, entry }: EntryAddress): Id {
  if (entry !== undefined) return entry;
  const reason = text('CategoryIsMultiValueEntry', { category });
  throw invalidParameter('entry', text('ExpectedIdOfEntryAs'), reason);
}

async function onlyEntryToMove(
  context: WritingContext,
  records: Records,
  object: EntryOwner,
  category: Category,
  operation: EntryOperation,
  address: EntryAddress,
): Promise<EntryRecord> {
  const entry = await onlyEntry(context, records, category, object.id);
  if (!entry) throw new RpcError('EntryMissing', { object: address.object, category: category.title[context.language] });
  if (needsMultiValue(operation)) {
    throw new RpcError('SingleValueCategory', {
      category: address.category,
      hint: text('ItsEntryCanBePurged'),
    });
  }
  if (address.entry !== undefined && address.entry !== entry.id)
    throw new RpcError('EntryNotFound', { entry: address.entry, object: address.object });
  return entry;
}
