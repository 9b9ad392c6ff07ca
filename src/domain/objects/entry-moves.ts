import type { Id } from '../../../generated/types.js';
import { isoTime } from '../../attributes/times.js';
import type { Category } from '../../catalog/registry.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { authorOf } from '../author.js';
import { categoryNamed, globalCategory } from '../categories.js';
import type { WritingContext } from '../entries/entry-rules.js';
import { stepFromInverseView } from '../entries/inverse-view-steps.js';
import { type EntryAddress, heldOwner, onlyEntry, ownedEntry, subtypeNamed } from '../entries/locking.js';
import { type EntryMove, needsMultiValue, stepEntry } from '../entries/steps.js';
import { type EntryOperation, entrySteps, type StepFacts, sources } from '../lifecycle.js';
import { modelOf } from '../models/category-model.js';
import { inverseViewOf } from '../models/inverse-view.js';
import type { EntryOwner, EntryRecord } from '../storage/entries.js';
import type { Records } from '../storage/records.js';
import { quickpurgeOff } from './quickpurge.js';

/**
 * Takes one entry one step along its life.
 * @throws RpcError ObjectNotFound, CategoryNotFound, CategoryWithoutAttributes, EntryNotFound, EntryMissing, SingleValueCategory, SwitchedOff, Conflict
 */
export function moveEntry(context: WritingContext, operation: EntryOperation, address: EntryAddress): Promise<EntryMove> {
  factsFor(context, operation, categoryNamed(context, address.category));
  return context.store.transaction(authorOf(context), records => moveEntryIn(records, context, operation, address));
}

/** Takes the step within a transaction that does more; an error that it throws must undo all of that. */
export async function moveEntryIn(
  records: Records,
  context: WritingContext,
  operation: EntryOperation,
  address: EntryAddress,
): Promise<EntryMove> {
  const category = categoryNamed(context, address.category);
  const facts = factsFor(context, operation, category);
  const like = await subtypeNamed(context, records, category, address);
  if (like) return moveEntryIn(records, context, operation, { ...address, category: like.category.const });
  const object = await heldOwner(context, records, address.object, category.storedIn);
  const stepping = { context, records, operation, facts, time: isoTime(context.now()) };
  const inverseView = inverseViewOf(context.registry, category);
  if (inverseView) return stepFromInverseView(stepping, inverseView, object, { ...address, entry: namedEntry(address) });
  const entry = await entryToMove(context, records, object, category, operation, address);
  return stepEntry(stepping, modelOf(context.registry, category), entry, object);
}

function factsFor({ settings, dialect }: WritingContext, operation: EntryOperation, { multiValue }: Category): StepFacts {
  const facts = { ...dialect.steps, quickpurge: settings.quickpurge, multiValue };
  if (sources(entrySteps, operation, { ...facts, multiValue: true }).length > 0) return facts;
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
    throw new RpcError('SingleValueCategory', { category: address.category, hint: 'it is the object itself; purge the object' });
  if (!category.multiValue) return onlyEntryToMove(context, records, object, category, operation, address);
  return ownedEntry(records, category, { ...address, entry: namedEntry(address) });
}

function namedEntry({ category, entry }: EntryAddress): Id {
  if (entry !== undefined) return entry;
  const reason = `category '${category}' is multi-value: the entry is missing`;
  throw invalidParameter('entry', 'expected the id of an entry, as the category is multi-value', reason);
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
      hint: 'its entry can be purged, not archived, deleted or recycled',
    });
  }
  if (address.entry !== undefined && address.entry !== entry.id)
    throw new RpcError('EntryNotFound', { entry: address.entry, object: address.object });
  return entry;
}
