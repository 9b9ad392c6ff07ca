import type { Id } from '../../../generated/types.js';
import { isoTime } from '../../attributes/times.js';
import type { Category } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { andThen, type MaybePromise, pipelined } from '../../rpc/maybe-promise.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { authorOf } from '../author.js';
import { categoryNamed, globalCategory, writableCategoryNamed } from '../categories.js';
import { modelOf } from '../models/category-model.js';
import { inverseViewOf } from '../models/inverse-view.js';
import { toSubtype } from '../models/subtype.js';
import type { EntryRecord } from '../storage/entries.js';
import type { Records } from '../storage/records.js';
import { receiveData, type WritingContext } from './entry-rules.js';
import { saveGlobal } from './global.js';
import { saveFromInverseView } from './inverse-view-writing.js';
import { type EntryAddress, lockObject, lockOwner, onlyEntry, requireOwnedEntry, subtypeNamed } from './locking.js';
import { byKeptKeys } from './other-names.js';
import { type SavedEntry, type Writing, writeEntries } from './writing.js';

/** Leaves out a part of the data that is sent for an entry, by its values within the transaction; `undefined` where nothing is to be saved. */
export type Sieve = (
  records: Records,
  data: Readonly<Record<string, unknown>>,
) => MaybePromise<Readonly<Record<string, unknown>> | undefined>;

/**
 * Creates or updates an entry: what `data` does not name, or `sieve` leaves out, keeps its value.
 * @throws RpcError ObjectNotFound, CategoryNotFound, CategoryWithoutAttributes, EntryNotFound, ValidationFailed, InvalidParameters, Conflict
 */
export async function saveEntry(
  context: WritingContext,
  address: EntryAddress,
  data: Readonly<Record<string, unknown>>,
  sieve: Sieve = (_records, all) => all,
): Promise<SavedEntry> {
  const category = categoryNamed(context, address.category);
  const received = receiveData(context, category, data);
  const accepted = received ? await received : data;
  return context.store.transaction(authorOf(context), records =>
    andThen(sieve(records, accepted), left => {
      if (left) return saveEntryIn(records, context, address, left);
      const unchanged = { entry: Number(address.entry), created: false };
      return andThen(lockOwner(context, records, address.object, category.storedIn), () => unchanged);
    }),
  );
}

/** Saves an entry within a transaction that does more; an error that it throws must undo all of that. */
export function saveEntryIn(
  records: Records,
  context: WritingContext,
  address: EntryAddress,
  data: Readonly<Record<string, unknown>>,
): MaybePromise<SavedEntry> {
  const category = writableCategoryNamed(context, address.category);
  const time = isoTime(context.now());
  if (category.storedIn === globalCategory)
    return andThen(lockObject(context, records, address.object), object => {
      rejectForeignEntry(context, object.id, address.entry, object.id);
      return saveGlobal(context, records, object, data, time);
    });
  return andThen(subtypeNamed(context, records, category, address), like => {
    if (like) return saveEntryIn(records, context, { ...address, category: like.category.const }, toSubtype(like, data));
    const model = modelOf(context.registry, category);
    const holding = lockOwner(context, records, address.object, category.storedIn);
    const writing = { context, records, model, time };
    if (inverseViewOf(context.registry, model.category))
      return andThen(holding, object => saveValues({ ...writing, object }, data, address.entry));
    return pipelined(
      holding,
      () => entryToUpdate(context, records, model.category, address),
      (object, known) => writeEntries({ ...writing, object }, byKeptKeys(model, data), known),
    );
  });
}

/** Saves values of a category of a held object: in entries of its own, or in those that link to it. */
export function saveValues(writing: Writing, data: Readonly<Record<string, unknown>>, entry?: Id): MaybePromise<SavedEntry> {
  const { context, records, object, model } = writing;
  const { category } = model;
  const kept = byKeptKeys(model, data);
  const inverseView = inverseViewOf(context.registry, category);
  if (inverseView) return saveFromInverseView(writing, inverseView, kept, entry);
  const address = { object: object.id, category: category.const, entry };
  return andThen(entryToUpdate(context, records, category, address), known => writeEntries(writing, kept, known));
}

/** Rejects an update without an entry id, unless the category is single-value. */
export function requireEntry(context: WritingContext, address: EntryAddress): void {
  if (address.entry !== undefined || !writableCategoryNamed(context, address.category).multiValue) return;
  const reason = text('CategoryIsMultiValueData', { category: address.category });
  throw invalidParameter('data', reason, reason);
}

function entryToUpdate(
  context: WritingContext,
  records: Records,
  category: Category,
  { object, entry }: EntryAddress,
): MaybePromise<EntryRecord | undefined> {
  if (!category.multiValue)
    return andThen(onlyEntry(context, records, category, Number(object)), only => {
      rejectForeignEntry(context, Number(object), entry, only?.id);
      return only;
    });
  if (entry === undefined) return undefined;
  return requireOwnedEntry(records, category, { object, category: category.const, entry });
}

/**
 * Rejects an id that is not that of the one entry there is, or could be.
 * @throws RpcError EntryNotFound
 */
function rejectForeignEntry({ dialect }: WritingContext, object: number, named: Id | undefined, only: number | undefined): void {
  if (named === undefined || dialect.savesAnyOnlyEntry || Number(named) === only) return;
  const hint = only === undefined ? text('ThereIsNoEntryYet') : text('OnlyEntryIsLeaveIt', { only });
  throw new RpcError('EntryNotFound', { entry: named, object }, { entry: hint });
}
