import { RpcError } from '../../generated/errors.js';
import type { Id } from '../../generated/types.js';
import type { Category } from '../catalog/registry.js';
import type { DomainContext } from './context.js';
import { planOf } from './plan.js';
import { isRelation, relationCategory } from './relations.js';
import type { EntryOwner, EntryRecord, ObjectRecord, Records } from './store.js';

/** Where an entry is: its object, its category as the caller named it, and itself. */
export interface EntryAddress {
  readonly object: Id;
  readonly category: string;
  readonly entry?: Id | undefined;
}

/** @throws RpcError ObjectNotFound */
export async function heldObject(records: Records, id: Id): Promise<ObjectRecord> {
  const object = await records.objects.hold(id);
  if (!object) throw notHeld(id);
  return object;
}

/**
 * The object whose entries are about to change.
 * @throws RpcError ObjectNotFound
 */
export async function heldOwner(records: Records, id: Id): Promise<EntryOwner> {
  const object = await records.objects.holdOwner(id);
  if (!object) throw notHeld(id);
  return object;
}

function notHeld(id: Id): RpcError {
  const hint = 'objects that stand for relations are read; what they tell is changed where the link is';
  return new RpcError('ObjectNotFound', { object: id }, isRelation(id) ? { object: hint } : null);
}

/** The entry of a single-value category, whatever its status. */
export function onlyEntry(
  { registry }: DomainContext,
  records: Records,
  category: Category,
  object: number,
): Promise<EntryRecord | undefined> {
  return records.entries.first(object, planOf(registry, category).category.const);
}

/** @throws RpcError EntryNotFound */
export async function ownedEntry(
  records: Records,
  category: Category,
  address: EntryAddress & { readonly entry: Id },
): Promise<EntryRecord> {
  const entry = await records.entries.find(address.entry);
  if (entry?.object !== Number(address.object) || entry.category !== category.storedIn) {
    const hint = 'this relation is told by a link of one of its objects, and is changed and removed with it';
    const told = category.const === relationCategory && isRelation(address.entry) ? { entry: hint } : null;
    throw new RpcError('EntryNotFound', { entry: address.entry, object: address.object }, told);
  }
  return entry;
}
