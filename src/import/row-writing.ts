import { hash } from 'node:crypto';
import { globalCategory } from '../domain/categories.js';
import type { DomainContext } from '../domain/context.js';
import { Delivery, type DeliveryTurn } from '../domain/entries/delivery.js';
import type { Records } from '../domain/storage/records.js';
import type { Data, MappedEntry, MappedObject, MappedRow } from '../mappings/mapped-row.js';
import { type RowResult, together } from '../mappings/report.js';
import { text } from '../messages/text.js';
import { invalidParameter } from '../rpc/invalid-parameters.js';
import { RpcError } from '../rpc/rpc-error.js';
import { integersAsTexts } from '../rpc/unsafe-integers.js';
import type { IdsOfTransaction, ImportedRecord } from './external-ids.js';
import type { RecordWrites } from './record-writes.js';
import { type Refusal, RefusedValues, refusable, refusalsOf, required } from './refusals.js';
import { type Removal, removalsBy } from './removals.js';
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
  /** Notes the values that writing takes away. */
  removes(removals: readonly Removal[]): void;
}

/** How a write left what was there before: a value that is only spelled otherwise changes nothing. */
async function outcomeOf<T>({ records }: ImportTransaction, write: () => Promise<T>): Promise<readonly [T, RowResult]> {
  const before = records.changeCount;
  const written = await write();
  return [written, records.changeCount === before ? 'unchanged' : 'updated'];
}

/**
 * Makes what a row describes, or changes what an earlier run made of it; `undefined` where it describes nothing.
 * @throws RefusedValues where the service refuses values of the row; what was written of it has to be undone
 */
export async function writeRow(transaction: ImportTransaction, mapped: MappedRow): Promise<RowResult | undefined> {
  const { name, object } = mapped;
  const { ids } = transaction;
  const parts = mapped.entries.map(each => ({ ...each, name: `${name}/${each.part}` }));
  const entries = parts.filter(each => each.applies || ids.find(each.name));
  const delivery = deliveryOf(transaction, entries);
  const isAlone = (entry: WrittenPart): boolean => !delivery.isNaming(entries.indexOf(entry));
  const { result, made } = object ? await writeObject(transaction, name, object, entries, isAlone) : nothing;
  const results = result ? [result] : [];
  for (const entry of made) delivery.wrote(entries.indexOf(entry), ids.find(entry.name)?.entry ?? undefined);
  const left: (() => Promise<void>)[] = [];
  for (const at of delivery.order) {
    const entry = entries[at];
    if (!entry || made.includes(entry)) continue;
    const { now, later } = turnOf(delivery, at, entry);
    const written = await writeEntry(transaction, { ...entry, sent: now }, ids.find(name)?.object);
    if (written) results.push(written);
    const known = ids.find(entry.name);
    delivery.wrote(at, known?.entry ?? undefined);
    if (later && written !== 'unchanged' && known)
      left.push(() => writeRest(transaction, entry, known, delivery.rest(at, later)));
  }
  for (const write of left) await write();
  return results.length > 0 ? together(results) : undefined;
}

/** Entries of a row name each other by their parts or titles, and entries of rows before by their names. */
function deliveryOf({ context: { registry }, ids }: ImportTransaction, entries: readonly WrittenPart[]): Delivery {
  const delivered = entries.map(({ category, part, name, data }) => ({ category, names: [part, name], data }));
  return new Delivery(registry, delivered, named => ids.find(named)?.entry ?? undefined);
}

/** @throws RefusedValues */
function turnOf(delivery: Delivery, at: number, { part, data }: WrittenPart): DeliveryTurn {
  try {
    return delivery.take(at);
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    throw new RefusedValues(error, refusalsOf(part, data, error));
  }
}

async function writeRest(
  { records, writes }: ImportTransaction,
  { category, part, data }: WrittenPart,
  { object, entry }: ImportedRecord,
  rest: Data,
): Promise<void> {
  const save = () => writes.save({ object, category, entry: entry ?? undefined }, rest);
  await refusable(records, save, rejection => refusalsOf(part, data, rejection));
}

/** Outcome of an object, with the entries that were made together with it. */
interface ObjectResult {
  readonly result: RowResult | undefined;
  readonly made: readonly WrittenPart[];
}

const nothing: ObjectResult = { result: undefined, made: [] };

async function writeObject(
  transaction: ImportTransaction,
  name: string,
  mapped: MappedObject,
  entries: readonly WrittenPart[],
  isAlone: (entry: WrittenPart) => boolean,
): Promise<ObjectResult> {
  const former = transaction.ids.find(name);
  if (former) return { result: await updateObject(transaction, name, mapped, former), made: [] };
  return mapped.applies ? createObject(transaction, name, mapped, entries.filter(isAlone)) : nothing;
}

async function updateObject(
  transaction: ImportTransaction,
  name: string,
  { applies, global }: MappedObject,
  former: ImportedRecord,
): Promise<RowResult> {
  if (!applies) return retireObject(transaction, name, former);
  const fingerprint = fingerprintOf(global);
  if (former.fingerprint === fingerprint) return 'unchanged';
  transaction.removes(await removalsBy(transaction, '', former, global));
  const save = () => transaction.writes.save({ object: former.object, category: globalCategory }, global);
  const [, result] = await outcomeOf(transaction, () =>
    refusable(transaction.records, save, rejection => refusalsOf('', global, rejection)),
  );
  transaction.ids.put(name, { ...former, fingerprint });
  return result;
}

async function retireObject(transaction: ImportTransaction, name: string, former: ImportedRecord): Promise<RowResult> {
  await withdrawObject(transaction, former);
  transaction.ids.retire(name, former);
  return 'updated';
}

/** Makes the object together with those of its entries that were never made. */
async function createObject(
  { records, writes, ids }: ImportTransaction,
  name: string,
  { type = '', global }: MappedObject,
  entries: readonly WrittenPart[],
): Promise<ObjectResult> {
  const own = entries.filter(each => each.applies && !each.into && each.owner === undefined && !ids.find(each.name));
  const categories: Record<string, Data[]> = {};
  for (const { category, data } of own) categories[category] = [...(categories[category] ?? []), data];
  const made = await refusable(
    records,
    () => writes.create({ type, global, categories }),
    rejection => refusalsInDraft(global, own, rejection),
  );
  ids.put(name, { object: made.id, entry: null, fingerprint: fingerprintOf(global) });
  const entryIds = new Map(Object.entries(made.entries).map(([category, list]) => [category, list.values()]));
  for (const each of own) {
    const entry = entryIds.get(each.category)?.next().value ?? null;
    ids.put(each.name, { object: made.id, entry, fingerprint: fingerprintOf(each.data) });
  }
  return { result: 'created', made: own };
}

/** Errors about a draft name attributes of entries by their places, `categories.C__CATG__MODEL.0.serial`. */
function refusalsInDraft(global: Data, own: readonly WrittenPart[], rejection: RpcError): readonly Refusal[] {
  return Object.entries(rejection.data ?? {}).flatMap(([place, reason]) => {
    const [, name = '', at = '0', attribute = ''] = /^categories\.(\w+)\.(?:(\d+)\.)?(\w+)$/.exec(place) ?? [];
    const part = own.filter(({ category }) => category === name)[Number(at)]?.part;
    if (part !== undefined) return [{ part, attribute, reason }];
    const key = name === globalCategory ? attribute : place;
    return Object.hasOwn(global, key) && !required.has(key) ? [{ part: '', attribute: key, reason }] : [];
  });
}

async function writeEntry(
  transaction: ImportTransaction,
  mapped: WrittenPart & { readonly sent: Data },
  own: number | undefined,
): Promise<RowResult | undefined> {
  const { ids } = transaction;
  const { name, applies, into, data, sent, category } = mapped;
  const former = ids.find(name);
  if (!applies) return former && retireEntry(transaction, mapped, former);
  const object = into?.object ?? mapped.owner ?? own;
  if (object === undefined) throw invalidParameter('object', text('Named', { name, fault: text('ExpectedObjectAsRowIsNone') }));
  const fingerprint = fingerprintOf(data);
  const isInPlace = former?.object === object && (into?.entry ?? former.entry) === former.entry;
  if (isInPlace && former.fingerprint === fingerprint) return 'unchanged';
  if (former && !isInPlace && !into) await withdrawEntry(transaction, mapped, former);
  const known = isInPlace ? former.entry : into?.entry;
  if (former || into) transaction.removes(await removalsBy(transaction, mapped.part, { object, entry: known ?? null }, sent));
  const save = () => transaction.writes.save({ object, category, entry: known ?? undefined }, sent);
  const [entry, result] = await outcomeOf(transaction, () =>
    refusable(transaction.records, save, rejection => refusalsOf(mapped.part, data, rejection)),
  );
  ids.put(name, { object, entry, fingerprint });
  return isInPlace || into ? result : former ? 'updated' : 'created';
}

async function retireEntry(transaction: ImportTransaction, mapped: WrittenPart, former: ImportedRecord): Promise<RowResult> {
  transaction.removes(await removalsBy(transaction, mapped.part, former, mapped.data));
  await withdrawEntry(transaction, mapped, former);
  transaction.ids.retire(mapped.name, former);
  return 'updated';
}

/** Tells whether a row describes the same as in an earlier run. */
function fingerprintOf(data: Data): string {
  return hash('sha256', JSON.stringify(data, integersAsTexts)).slice(0, 32);
}
