import type { Id } from '../../../generated/types.js';
import { isoTime } from '../../attributes/times.js';
import type { Category } from '../../catalog/registry.js';
import { type Awaitable, after, afterBoth } from '../../rpc/awaitable.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { authorOf } from '../author.js';
import { globalCategory, writableCategoryNamed } from '../categories.js';
import { modelOf } from '../models/category-model.js';
import { inverseViewOf } from '../models/inverse-view.js';
import { toSubtype } from '../models/subtype.js';
import type { EntryOwner, EntryRecord } from '../storage/entries.js';
import type { Records } from '../storage/records.js';
import { receivedData, type WritingContext } from './entry-rules.js';
import { saveGlobal } from './global.js';
import { saveFromInverseView } from './inverse-view-writing.js';
import { type EntryAddress, heldObject, heldOwner, onlyEntry, ownedEntry, subtypeNamed } from './locking.js';
import { byKeptKeys } from './other-names.js';
import { type SavedEntry, type Writing, writeEntries } from './writing.js';

/**
 * Creates or updates an entry: what `data` does not name keeps its value.
 * @throws RpcError ObjectNotFound, CategoryNotFound, CategoryWithoutAttributes, EntryNotFound, ValidationFailed, InvalidParameters, Conflict
 */
export function saveEntry(
  context: WritingContext,
  address: EntryAddress,
  data: Readonly<Record<string, unknown>>,
): Promise<SavedEntry> {
  const save = (accepted: Readonly<Record<string, unknown>>) =>
    context.store.transaction(authorOf(context), records => saveEntryIn(records, context, address, accepted));
  const received = receivedData(context, writableCategoryNamed(context, address.category), data);
  return received ? received.then(save) : save(data);
}

/** Saves an entry within a transaction that does more; an error that it throws must undo all of that. */
export function saveEntryIn(
  records: Records,
  context: WritingContext,
  address: EntryAddress,
  data: Readonly<Record<string, unknown>>,
): Awaitable<SavedEntry> {
  const category = writableCategoryNamed(context, address.category);
  const time = isoTime(context.now());
  if (category.storedIn === globalCategory)
    return after(heldObject(context, records, address.object), object => {
      rejectForeignEntry(context, object.id, address.entry, object.id);
      return saveGlobal(context, records, object, data, time);
    });
  return after(subtypeNamed(context, records, category, address), like => {
    if (like) return saveEntryIn(records, context, { ...address, category: like.category.const }, toSubtype(like, data));
    const model = modelOf(context.registry, category);
    const holding = heldOwner(context, records, address.object, category.storedIn);
    const writing = (object: EntryOwner): Writing => ({ context, records, object, model, time });
    if (inverseViewOf(context.registry, model.category))
      return after(holding, object => saveValues(writing(object), data, address.entry));
    return afterBoth(
      holding,
      () => entryToUpdate(context, records, model.category, address),
      (object, known) => writeEntries(writing(object), byKeptKeys(model, data), known),
    );
  });
}

/** Saves values of a category of a held object: in entries of its own, or in those that link to it. */
export function saveValues(writing: Writing, data: Readonly<Record<string, unknown>>, entry?: Id): Awaitable<SavedEntry> {
  const { context, records, object, model } = writing;
  const { category } = model;
  const kept = byKeptKeys(model, data);
  const inverseView = inverseViewOf(context.registry, category);
  if (inverseView) return saveFromInverseView(writing, inverseView, kept, entry);
  const address = { object: object.id, category: category.const, entry };
  return after(entryToUpdate(context, records, category, address), known => writeEntries(writing, kept, known));
}

/** Rejects an update without an entry id, unless the category is single-value. */
export function requireEntry(context: WritingContext, address: EntryAddress): void {
  if (address.entry !== undefined || !writableCategoryNamed(context, address.category).multiValue) return;
  const reason = `category '${address.category}' is multi-value: data.category_id must name the entry to update`;
  throw invalidParameter('data', reason, reason);
}

function entryToUpdate(
  context: WritingContext,
  records: Records,
  category: Category,
  { object, entry }: EntryAddress,
): Awaitable<EntryRecord | undefined> {
  if (!category.multiValue)
    return after(onlyEntry(context, records, category, Number(object)), only => {
      rejectForeignEntry(context, Number(object), entry, only?.id);
      return only;
    });
  if (entry === undefined) return undefined;
  return ownedEntry(records, category, { object, category: category.const, entry });
}

/**
 * Rejects an id that is not that of the one entry there is, or could be.
 * @throws RpcError EntryNotFound
 */
function rejectForeignEntry({ dialect }: WritingContext, object: number, named: Id | undefined, only: number | undefined): void {
  if (named === undefined || dialect.savesAnyOnlyEntry || Number(named) === only) return;
  const hint =
    only === undefined
      ? 'there is no entry yet; leave it out to create one'
      : `the only entry is ${only}; leave it out, or name that`;
  throw new RpcError('EntryNotFound', { entry: named, object }, { entry: hint });
}
