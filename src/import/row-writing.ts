import { createHash } from 'node:crypto';
import { globalCategory } from '../domain/categories.js';
import type { DomainContext } from '../domain/context.js';
import type { Records } from '../domain/storage/records.js';
import type { Data, MappedEntry, MappedObject, MappedRow } from '../mappings/mapped-row.js';
import { type RowResult, together } from '../mappings/report.js';
import { invalidParameter } from '../rpc/invalid-parameters.js';
import type { IdsOfTransaction, ImportedRecord } from './external-ids.js';
import type { RecordWrites } from './record-writes.js';
import { withdrawEntry, withdrawObject } from './withdrawal.js';

/** An entry of a row under the name by which it is found again. */
export interface WrittenPart extends MappedEntry {
  readonly name: string;
}

/** The transaction rows are written in. */
export interface ImportTransaction {
  readonly context: Pick<DomainContext, 'registry'>;
  readonly records: Records;
  readonly writes: RecordWrites;
  readonly ids: IdsOfTransaction;
}

/** Makes what a row describes, or changes what an earlier run made of it; `undefined` where it describes nothing. */
export async function writeRow(transaction: ImportTransaction, mapped: MappedRow): Promise<RowResult | undefined> {
  const { name, object } = mapped;
  const entries = mapped.entries.map(each => ({ ...each, name: `${name}/${each.part}` }));
  const results = object ? [await writeObject(transaction, name, object, entries)] : [];
  for (const entry of entries) results.push(await writeEntry(transaction, entry, transaction.ids.find(name)?.object));
  const changes = results.filter(result => result !== undefined);
  return changes.length > 0 ? together(changes) : undefined;
}

async function writeObject(
  transaction: ImportTransaction,
  name: string,
  mapped: MappedObject,
  entries: readonly WrittenPart[],
): Promise<RowResult | undefined> {
  const { writes, ids } = transaction;
  const { applies, global } = mapped;
  const fingerprint = fingerprintOf(global);
  const former = ids.find(name);
  if (!former) return applies ? createObject(transaction, name, mapped, entries) : undefined;
  if (!applies) return retireObject(transaction, name, former);
  if (former.fingerprint === fingerprint) return 'unchanged';
  await writes.save({ object: former.object, category: globalCategory }, global);
  ids.put(name, { ...former, fingerprint });
  return 'updated';
}

async function retireObject(transaction: ImportTransaction, name: string, former: ImportedRecord): Promise<RowResult> {
  await withdrawObject(transaction, former);
  transaction.ids.retire(name, former);
  return 'updated';
}

/** Makes the object together with those of its entries that were never made. */
async function createObject(
  { writes, ids }: ImportTransaction,
  name: string,
  { type, global }: MappedObject,
  entries: readonly WrittenPart[],
): Promise<RowResult> {
  const own = entries.filter(each => each.applies && !each.into && each.owner === undefined && !ids.find(each.name));
  const categories: Record<string, Data[]> = {};
  for (const { category, data } of own) categories[category] = [...(categories[category] ?? []), data];
  const made = await writes.create({ type, global, categories });
  ids.put(name, { object: made.id, entry: null, fingerprint: fingerprintOf(global) });
  const entryIds = new Map(Object.entries(made.entries).map(([category, list]) => [category, list.values()]));
  for (const each of own) {
    const entry = entryIds.get(each.category)?.next().value ?? null;
    ids.put(each.name, { object: made.id, entry, fingerprint: fingerprintOf(each.data) });
  }
  return 'created';
}

async function writeEntry(
  transaction: ImportTransaction,
  mapped: WrittenPart,
  own: number | undefined,
): Promise<RowResult | undefined> {
  const { ids } = transaction;
  const { name, applies, into, data, category } = mapped;
  const fingerprint = fingerprintOf(data);
  const former = ids.find(name);
  if (!applies) return former && retireEntry(transaction, mapped, former);
  const object = into?.object ?? mapped.owner ?? own;
  if (object === undefined) throw invalidParameter('object', `${name}: expected the object of the entry, as the row is none`);
  const isInPlace = former?.object === object && (into?.entry ?? former.entry) === former.entry;
  if (isInPlace && former.fingerprint === fingerprint) return 'unchanged';
  if (former && !isInPlace && !into) await withdrawEntry(transaction, mapped, former);
  const known = isInPlace ? former.entry : into?.entry;
  const entry = await transaction.writes.save({ object, category, entry: known ?? undefined }, data);
  ids.put(name, { object, entry, fingerprint });
  return former || into ? 'updated' : 'created';
}

async function retireEntry(transaction: ImportTransaction, mapped: WrittenPart, former: ImportedRecord): Promise<RowResult> {
  await withdrawEntry(transaction, mapped, former);
  transaction.ids.retire(mapped.name, former);
  return 'updated';
}

/** Tells whether a row describes the same as in an earlier run. */
function fingerprintOf(data: Data): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 32);
}
