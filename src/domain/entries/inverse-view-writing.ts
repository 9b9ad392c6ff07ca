import type { Id } from '../../../generated/types.js';
import { missing } from '../../attributes/required.js';
import { type Text, text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import { type InverseView, isSeenFrom, linkWith, linkWithout, toStored, toView } from '../models/inverse-view.js';
import { valuesOf } from '../models/stored-values.js';
import type { EntryRecord } from '../storage/entries.js';
import type { Records } from '../storage/records.js';
import { acceptValues } from './acceptance.js';
import { lockOwner, onlyEntry } from './locking.js';
import { elementsIn, saveEach } from './several-entries.js';
import { type SavedEntry, type Writing, writeEntries } from './writing.js';

type Sent = Readonly<Record<string, unknown>>;

/**
 * Saves what an object shows of the entries that link to it: updates `entry`, or makes entries on their owners.
 * @throws RpcError EntryNotFound, ValidationFailed
 */
export async function saveFromInverseView(
  writing: Writing,
  inverseView: InverseView,
  data: Sent,
  entry?: Id,
): Promise<SavedEntry> {
  if (entry !== undefined)
    return saveOne(writing, inverseView, data, await entrySeen(writing.records, inverseView, writing.object.id, entry));
  return saveEach(elementsIn(writing.context, inverseView.model, data), element => saveOne(writing, inverseView, element));
}

/**
 * An entry that links to the object.
 * @throws RpcError EntryNotFound
 */
export async function entrySeen(records: Records, inverseView: InverseView, object: number, entry: Id): Promise<EntryRecord> {
  const record = await records.entries.find(entry);
  if (!record || !isSeenFrom(inverseView, object, record)) throw new RpcError('EntryNotFound', { entry, object });
  return record;
}

/** Takes an object out of the link of an entry; the entry stays. */
export async function unlink(writing: Writing, inverseView: InverseView, entry: EntryRecord): Promise<void> {
  const remaining = linkWithout(inverseView, valuesOf(inverseView.there, entry), writing.object.id);
  await writeThere(writing, inverseView, entry.object, {}, entry, remaining);
}

async function saveOne(writing: Writing, inverseView: InverseView, data: Sent, seen?: EntryRecord): Promise<SavedEntry> {
  const { context, records, object } = writing;
  const { model, owner: ownerKey, entry: entryKey = '', category, there } = inverseView;
  const before = seen && toView(inverseView, seen);
  const values = await acceptValues({ context, records, model, before }, data);
  const named = await entryNamed(records, values[entryKey], seen, entryKey);
  const owner = ownerOf(context, inverseView, named, values[ownerKey]);
  const existing = named ?? (category.multiValue ? undefined : await onlyEntry(context, records, category, owner));
  const linked = linkWith(inverseView, existing ? valuesOf(there, existing) : {}, object.id);
  return writeThere(writing, inverseView, owner, toStored(inverseView, data), existing, linked);
}

async function entryNamed(
  records: Records,
  id: unknown,
  seen: EntryRecord | undefined,
  key: string,
): Promise<EntryRecord | undefined> {
  if (typeof id !== 'number' || id === seen?.id) return seen;
  if (seen) throw validationError(key, text('IsEntryItselfAnotherEntry', { id: seen.id }));
  return records.entries.find(id);
}

function ownerOf(
  { registry }: DomainContext,
  { model, owner: key }: InverseView,
  entry: EntryRecord | undefined,
  given: unknown,
): number {
  if (entry && (given === undefined || given === entry.object)) return entry.object;
  if (entry) throw validationError(key, text('EntryIsOfObjectAnd', { id: entry.id, object: entry.object }));
  if (typeof given === 'number') return given;
  const attribute = model.category.attributesByKey.get(key);
  const isMissing = attribute && !attribute.readOnly;
  throw validationError(key, isMissing ? missing(attribute, registry) : text('IsReadOnlySoEntries'));
}

/** Writes an entry where it is kept, and marks its object as changed. */
async function writeThere(
  writing: Writing,
  { category, there }: InverseView,
  owner: number,
  data: Sent,
  entry: EntryRecord | undefined,
  linked: Parameters<typeof writeEntries>[3],
): Promise<SavedEntry> {
  const { context, records } = writing;
  const object = await lockOwner(context, records, owner, category.const);
  return writeEntries({ ...writing, object, model: there }, data, entry, linked);
}

function validationError(key: string, reason: Text): RpcError {
  return new RpcError('ValidationFailed', {}, { [key]: reason });
}
