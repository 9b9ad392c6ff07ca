import { RpcError } from '../../generated/errors.js';
import type { Id } from '../../generated/types.js';
import type { KeptValues } from './attributes/attribute-type.js';
import { categoryNamed, globalCategory, writableCategoryNamed } from './categories.js';
import type { DomainContext } from './context.js';
import { globalValues, saveGlobal } from './global.js';
import { type EntryAddress, heldObject, onlyEntry, ownedEntry } from './held.js';
import { valuesOf } from './kept.js';
import { type Found, lookUp, Wanted } from './lookup.js';
import { saveFromOtherSide } from './other-side.js';
import { type CategoryPlan, planOf } from './plan.js';
import { presenterOf } from './presenter.js';
import { reversalOf, valuesSeen } from './reversal.js';
import type { EntryRecord, RecordStatus, Records } from './store.js';
import { type SavedEntry, type Writing, writeEntries } from './writing.js';

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
  const { entries } = context.store.reads;
  const reversal = reversalOf(context.registry, plan.category);
  if (!reversal) {
    const records = await entries.list(query);
    return records?.map(record => ({ id: record.id, object: record.object, values: valuesOf(plan, record) }));
  }
  const records = await entries.linking({ ...query, category: reversal.category.const, link: reversal.link.key });
  return records?.map(record => ({ id: record.id, object: Number(object), values: valuesSeen(reversal, record) }));
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
  const saved = await saveValues({ context, records, object, category, time }, data, address.entry);
  await records.objects.touch(object.id, time, context.actor);
  return saved;
}

/** Saves values of a category of a held object: in entries of its own, or in those that link to it. */
export async function saveValues(writing: Writing, data: Readonly<Record<string, unknown>>, entry?: Id): Promise<SavedEntry> {
  const reversal = reversalOf(writing.context.registry, writing.category);
  if (reversal) return saveFromOtherSide(writing, reversal, data, entry);
  return writeEntries(writing, data, await entryToUpdate(writing, entry));
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

async function entryToUpdate(
  { context, records, category, object }: Writing,
  entry: Id | undefined,
): Promise<EntryRecord | undefined> {
  if (!category.multiValue) return onlyEntry(context, records, category, object.id);
  if (entry === undefined) return undefined;
  return ownedEntry(records, category, { object: object.id, category: category.const, entry });
}
