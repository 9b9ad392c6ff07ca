import { RpcError } from '../../generated/errors.js';
import type { Id } from '../../generated/types.js';
import type { Category } from '../catalog/registry.js';
import type { KeptValues } from './attributes/attribute-type.js';
import { categoryNamed, globalCategory, writableCategoryNamed } from './categories.js';
import type { DomainContext } from './context.js';
import { globalValues, saveGlobal } from './global.js';
import { valuesOf } from './kept.js';
import { type Found, lookUp, Wanted } from './lookup.js';
import { type CategoryPlan, planOf } from './plan.js';
import { presenterOf } from './presenter.js';
import type { EntryRecord, ObjectRecord, RecordStatus, Records } from './store.js';
import { type SavedEntry, writeEntries } from './writing.js';

/** Where an entry is: its object, its category as the caller named it, and itself. */
export interface EntryAddress {
  readonly object: Id;
  readonly category: string;
  readonly entry?: Id | undefined;
}

/** Entries as they are kept, and what is needed to show them. */
export interface ListedEntries {
  readonly plan: CategoryPlan;
  readonly found: Found;
  readonly entries: readonly { readonly id: number; readonly object: number; readonly values: KeptValues }[];
}

export interface EntryPage {
  readonly object: Id;
  readonly category: string;
  readonly statuses: readonly RecordStatus[];
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

const noLimit = 2_147_483_647;

/**
 * The entries of a category of an object, ascending by id, in at most three statements.
 * @throws RpcError ObjectNotFound, CategoryNotFound, CategoryWithoutAttributes, LimitExceeded
 */
export async function listEntries(context: DomainContext, page: EntryPage): Promise<ListedEntries> {
  const plan = planOf(context.registry, categoryNamed(context, page.category));
  refuseLongPage(context, page.limit);
  const entries =
    plan.category.const === globalCategory ? await globalEntries(context, page) : await storedEntries(context, plan, page);
  if (!entries) throw new RpcError('ObjectNotFound', { object: page.object });
  const wanted = new Wanted();
  for (const { values } of entries) presenterOf(plan).refer(values, wanted);
  return { plan, entries, found: await lookUp(context.store.reads, wanted) };
}

async function storedEntries(
  context: DomainContext,
  plan: CategoryPlan,
  page: EntryPage,
): Promise<ListedEntries['entries'] | undefined> {
  const { object, statuses, limit = noLimit, offset = 0 } = page;
  const query = {
    object,
    category: plan.category.const,
    statuses,
    limit: Math.min(limit, noLimit),
    offset: Math.min(offset, noLimit),
  };
  const records = await context.store.reads.entries.list(query);
  return records?.map(record => ({ id: record.id, object: record.object, values: valuesOf(plan, record) }));
}

async function globalEntries(
  context: DomainContext,
  { object: id, statuses, offset = 0 }: EntryPage,
): Promise<ListedEntries['entries'] | undefined> {
  const object = await context.store.reads.objects.find(id);
  if (!object) return undefined;
  return statuses.includes('normal') && offset === 0
    ? [{ id: object.id, object: object.id, values: globalValues(context.registry, object) }]
    : [];
}

function refuseLongPage({ settings }: DomainContext, limit = 0): void {
  if (limit <= settings.pageLimit) return;
  throw new RpcError(
    'LimitExceeded',
    { what: `a page holds at most ${settings.pageLimit} entries` },
    { limit: `expected at most ${settings.pageLimit}`, setting: 'KATASTER_PAGE_LIMIT' },
  );
}

/**
 * Creates or updates an entry: what `data` does not name keeps its value.
 * @throws RpcError ObjectNotFound, CategoryNotFound, CategoryWithoutAttributes, EntryNotFound, ValidationFailed, InvalidParameters, Conflict
 */
export function saveEntry(
  context: DomainContext,
  address: EntryAddress,
  data: Readonly<Record<string, unknown>>,
): Promise<SavedEntry> {
  writableCategoryNamed(context, address.category);
  return context.store.transaction(records => saveEntryIn(records, context, address, data));
}

/** Saves an entry within a transaction that does more; what it throws must undo all of that. */
export async function saveEntryIn(
  records: Records,
  context: DomainContext,
  address: EntryAddress,
  data: Readonly<Record<string, unknown>>,
): Promise<SavedEntry> {
  const category = writableCategoryNamed(context, address.category);
  const object = await heldObject(records, address.object);
  const time = context.now().toISOString();
  if (category.storedIn === globalCategory) return saveGlobal(context, records, object, data, time);
  const entry = await entryToUpdate(context, records, category, object, address);
  const saved = await writeEntries({ context, records, object, category, time }, data, entry);
  await records.objects.touch(object.id, time, context.actor);
  return saved;
}

/** Values of normal entries by object and category: one entry each, the first. */
export type EntriesBeside = ReadonlyMap<string, Readonly<KeptValues>>;

/** What stands in other categories, or on other objects, beside what is shown: one statement. */
export async function entriesBeside(
  { store, registry }: DomainContext,
  objects: readonly number[],
  categories: readonly string[],
): Promise<EntriesBeside> {
  const records = await store.reads.entries.ofObjects(objects, categories);
  const named = records.map((record): [string, KeptValues] => {
    const category = registry.category(record.category);
    return [besideKey(record.object, record.category), category ? valuesOf(planOf(registry, category), record) : {}];
  });
  return new Map(named.reverse());
}

/** Where the entry of a category on an object is found. */
export function besideKey(object: number, category: string): string {
  return `${object} ${category}`;
}

/** What an update without an entry id meets: the entry of a single-value category, or a refusal. */
export function requireEntry(context: DomainContext, address: EntryAddress): void {
  if (address.entry !== undefined || !writableCategoryNamed(context, address.category).multiValue) return;
  const reason = `category '${address.category}' is multi-value: data.category_id must name the entry to update`;
  throw new RpcError('InvalidParameters', { reason }, { data: reason });
}

/** @throws RpcError ObjectNotFound */
export async function heldObject(records: Records, id: Id): Promise<ObjectRecord> {
  const object = await records.objects.hold(id);
  if (!object) throw new RpcError('ObjectNotFound', { object: id });
  return object;
}

async function entryToUpdate(
  context: DomainContext,
  records: Records,
  category: Category,
  object: ObjectRecord,
  address: EntryAddress,
): Promise<EntryRecord | undefined> {
  if (!category.multiValue) return onlyEntry(context, records, category, object.id);
  if (address.entry === undefined) return undefined;
  return ownedEntry(records, category, { ...address, entry: address.entry });
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
