import type { Id } from '../../../generated/types.js';
import type { Category } from '../../catalog/registry.js';
import { type Awaitable, after } from '../../rpc/awaitable.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requireRight } from '../access/permission.js';
import { globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import { modelOf } from '../models/category-model.js';
import { type Subtype, subtypesOf } from '../models/subtype.js';
import { isRelation, relationCategory } from '../relations/relations.js';
import type { EntryOwner, EntryRecord } from '../storage/entries.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';

/** Where an entry is: its object, its category as the caller named it, and itself. */
export interface EntryAddress {
  readonly object: Id;
  readonly category: string;
  readonly entry?: Id | undefined;
}

/**
 * The object that is about to change itself.
 * @throws RpcError ObjectNotFound, Forbidden
 */
export function heldObject(context: DomainContext, records: Records, id: Id): Awaitable<ObjectRecord> {
  return after(records.objects.hold(id), held => permitted(context, id, held, globalCategory));
}

/**
 * The object whose entries of a category are about to change.
 * @throws RpcError ObjectNotFound, Forbidden
 */
export function heldOwner(context: DomainContext, records: Records, id: Id, category: string): Awaitable<EntryOwner> {
  return after(records.objects.holdOwner(id), held => permitted(context, id, held, category));
}

function permitted<Held extends EntryOwner>(context: DomainContext, id: Id, object: Held | undefined, category: string): Held {
  if (!object) throw notHeld(id);
  requireRight(context, object.type, category);
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
): Awaitable<EntryRecord | undefined> {
  return records.entries.first(object, modelOf(registry, category).category.const);
}

/** How an entry is kept that the category named shows as its own; `undefined` where it is an entry of that category. */
export function subtypeNamed(
  { registry }: DomainContext,
  records: Records,
  category: Category,
  { object, entry }: EntryAddress,
): Awaitable<Subtype | undefined> {
  const alike = subtypesOf(registry, category.storedIn);
  if (alike.size === 0 || entry === undefined) return undefined;
  return after(records.entries.find(entry), found => (found?.object === Number(object) ? alike.get(found.category) : undefined));
}

/** @throws RpcError EntryNotFound */
export function ownedEntry(
  records: Records,
  category: Category,
  address: EntryAddress & { readonly entry: Id },
): Awaitable<EntryRecord> {
  return after(records.entries.find(address.entry), entry => {
    if (entry?.object === Number(address.object) && entry.category === category.storedIn) return entry;
    const hint = 'this relation is told by a link of one of its objects, and is changed and removed with it';
    const told = category.const === relationCategory && isRelation(address.entry) ? { entry: hint } : null;
    throw new RpcError('EntryNotFound', { entry: address.entry, object: address.object }, told);
  });
}
