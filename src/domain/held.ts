import { RpcError } from '../../generated/errors.js';
import type { Id } from '../../generated/types.js';
import type { Category } from '../catalog/registry.js';
import type { DomainContext } from './context.js';
import { planOf } from './plan.js';
import type { EntryRecord, ObjectRecord, RecordStatus, Records } from './store.js';

/** Where an entry is: its object, its category as the caller named it, and itself. */
export interface EntryAddress {
  readonly object: Id;
  readonly category: string;
  readonly entry?: Id | undefined;
}

/** @throws RpcError ObjectNotFound */
export async function heldObject(records: Records, id: Id): Promise<ObjectRecord> {
  const object = await records.objects.hold(id);
  if (!object) throw new RpcError('ObjectNotFound', { object: id });
  return object;
}

/** The entry of a single-value category, whatever its status. */
export async function onlyEntry(
  context: DomainContext,
  records: Records,
  category: Category,
  object: number,
): Promise<EntryRecord | undefined> {
  const { const: constant } = planOf(context.registry, category).category;
  const entries = await records.entries.list({ object, category: constant, statuses: everyStatus, limit: 1, offset: 0 });
  return entries?.[0];
}

const everyStatus: readonly RecordStatus[] = ['normal', 'archived', 'deleted'];

/** @throws RpcError EntryNotFound */
export async function ownedEntry(
  records: Records,
  category: Category,
  address: EntryAddress & { readonly entry: Id },
): Promise<EntryRecord> {
  const entry = await records.entries.find(address.entry);
  if (entry?.object !== Number(address.object) || entry.category !== category.storedIn) {
    throw new RpcError('EntryNotFound', { entry: address.entry, object: address.object });
  }
  return entry;
}
