import type { Id } from '../../../generated/types.js';
import type { Category } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
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
export function lockObject(context: DomainContext, records: Records, id: Id): MaybePromise<ObjectRecord> {
  return andThen(records.objects.lockForUpdate(id), held => requirePermitted(context, id, held, globalCategory));
}

/**
 * The object whose entries of a category are about to change.
 * @throws RpcError ObjectNotFound, Forbidden
 */
export function lockOwner(context: DomainContext, records: Records, id: Id, category: string): MaybePromise<EntryOwner> {
  return andThen(records.objects.lockOwner(id), held => requirePermitted(context, id, held, category));
}

function requirePermitted<Held extends EntryOwner>(
  context: DomainContext,
  id: Id,
  object: Held | undefined,
  category: string,
): Held {
  if (!object) throw notHeld(id);
  requireRight(context, object.type, category);
  return object;
}

function notHeld(id: Id): RpcError {
  const hint = text('ObjectsThatStandForRelations');
  return new RpcError('ObjectNotFound', { object: id }, isRelation(id) ? { object: hint } : null);
}

/** The entry of a single-value category, whatever its status. */
export function onlyEntry(
  { registry }: DomainContext,
  records: Records,
  category: Category,
  object: number,
): MaybePromise<EntryRecord | undefined> {
  return records.entries.first(object, modelOf(registry, category).category.const);
}

/** How an entry is kept that the category named shows as its own; `undefined` where it is an entry of that category. */
export function subtypeNamed(
  { registry }: DomainContext,
  records: Records,
  category: Category,
  { object, entry }: EntryAddress,
): MaybePromise<Subtype | undefined> {
  const alike = subtypesOf(registry, category.storedIn);
  if (alike.size === 0 || entry === undefined) return undefined;
  return andThen(records.entries.find(entry), found =>
    found?.object === Number(object) ? alike.get(found.category) : undefined,
  );
}

/** @throws RpcError EntryNotFound */
export function requireOwnedEntry(
  records: Records,
  category: Category,
  address: EntryAddress & { readonly entry: Id },
): MaybePromise<EntryRecord> {
  return andThen(records.entries.find(address.entry), entry => {
    if (entry?.object === Number(address.object) && entry.category === category.storedIn) return entry;
    const hint = text('ThisRelationIsToldBy');
    const told = category.const === relationCategory && isRelation(address.entry) ? { entry: hint } : null;
    throw new RpcError('EntryNotFound', { entry: address.entry, object: address.object }, told);
  });
}
