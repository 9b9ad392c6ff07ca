import { globalCategory } from '../domain/categories.js';
import { saveEntryIn } from '../domain/entries/entries.js';
import type { WritingContext } from '../domain/entries/entry-rules.js';
import { createObjectIn } from '../domain/objects/creation.js';
import type { Records } from '../domain/storage/records.js';
import type { IdsOfTransaction, ImportedRecord } from './external-ids.js';
import type { Data, MappedEntry, MappedObject, MappedRow } from './mapped-row.js';
import { withdrawEntry, withdrawObject } from './withdrawal.js';

/** Result of importing a row, or a part of it. */
export type RowResult = 'created' | 'updated' | 'unchanged';

/** The transaction rows are written in. */
export interface ImportTransaction {
  readonly context: WritingContext;
  readonly records: Records;
  readonly ids: IdsOfTransaction;
}

/** Makes what a row describes, or changes what an earlier run made of it; `undefined` where it describes nothing. */
export async function writeRow(transaction: ImportTransaction, mapped: MappedRow): Promise<RowResult | undefined> {
  const { name, object, entries } = mapped;
  const results = object ? [await writeObject(transaction, name, object, entries)] : [];
  for (const entry of entries) results.push(await writeEntry(transaction, entry, transaction.ids.find(name)?.object));
  const changes = results.filter(result => result !== undefined);
  return changes.length > 0 ? together(changes) : undefined;
}

/** The first part is what the row is; a change of any other changes it. */
export function together([first = 'unchanged', ...others]: readonly RowResult[]): RowResult {
  return first === 'unchanged' && others.some(other => other !== 'unchanged') ? 'updated' : first;
}

async function writeObject(
  transaction: ImportTransaction,
  name: string,
  mapped: MappedObject,
  entries: readonly MappedEntry[],
): Promise<RowResult | undefined> {
  const { context, records, ids } = transaction;
  const { applies, global, fingerprint } = mapped;
  const former = ids.find(name);
  if (!former) return applies ? createObject(transaction, name, mapped, entries) : undefined;
  if (!applies) return retireObject(transaction, name, former);
  if (former.fingerprint === fingerprint) return 'unchanged';
  await saveEntryIn(records, context, { object: former.object, category: globalCategory }, global);
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
  { context, records, ids }: ImportTransaction,
  name: string,
  { type, global, fingerprint }: MappedObject,
  entries: readonly MappedEntry[],
): Promise<RowResult> {
  const own = entries.filter(each => each.applies && !each.into && each.owner === undefined && !ids.find(each.name));
  const categories: Record<string, Data[]> = {};
  for (const { category, data } of own) categories[category] = [...(categories[category] ?? []), data];
  const made = await createObjectIn(records, context, { type, status: 'normal', global, defaultTemplate: false, categories });
  ids.put(name, { object: made.id, entry: null, fingerprint });
  const entryIds = new Map(Object.entries(made.entries).map(([category, list]) => [category, list.values()]));
  for (const each of own) {
    const entry = entryIds.get(each.category)?.next().value ?? null;
    ids.put(each.name, { object: made.id, entry, fingerprint: each.fingerprint });
  }
  return 'created';
}

async function writeEntry(
  transaction: ImportTransaction,
  mapped: MappedEntry,
  own: number | undefined,
): Promise<RowResult | undefined> {
  const { ids } = transaction;
  const { name, applies, into, fingerprint } = mapped;
  const former = ids.find(name);
  if (!applies) return former && retireEntry(transaction, mapped, former);
  const object = into?.object ?? mapped.owner ?? own;
  if (object === undefined) throw new Error(`${name} has no owner`);
  const isInPlace = former?.object === object && (into?.entry ?? former.entry) === former.entry;
  if (isInPlace && former.fingerprint === fingerprint) return 'unchanged';
  if (former && !isInPlace && !into) await withdrawEntry(transaction, mapped, former);
  const entry = await saved(transaction, mapped, object, isInPlace ? former.entry : into?.entry);
  ids.put(name, { object, entry, fingerprint });
  return former || into ? 'updated' : 'created';
}

async function saved(
  { records, context }: ImportTransaction,
  { category, data }: MappedEntry,
  object: number,
  entry: number | null | undefined,
): Promise<number> {
  return (await saveEntryIn(records, context, { object, category, entry: entry ?? undefined }, data)).entry;
}

async function retireEntry(transaction: ImportTransaction, mapped: MappedEntry, former: ImportedRecord): Promise<RowResult> {
  await withdrawEntry(transaction, mapped, former);
  transaction.ids.retire(mapped.name, former);
  return 'updated';
}
