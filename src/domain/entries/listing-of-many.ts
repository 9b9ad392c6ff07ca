import type { Category, Registry } from '../../catalog/registry.js';
import { globalCategory } from '../categories.js';
import { type BesideAsked, type FactSource, Facts, questionsAbout } from '../computed/facts.js';
import { answersTo, mergedQuestions } from '../computed/facts-of-many.js';
import type { DomainContext } from '../context.js';
import { globalValues } from '../objects/global.js';
import { relationCategory, relationEntry, relationLinks } from '../relations/relations.js';
import type { ManyEntryRecord } from '../storage/entries.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Reads } from '../storage/reads.js';
import { isPermitted } from '../users/permission.js';
import { alikeTo, valuesShown } from './likeness.js';
import type { ListedEntries } from './listing.js';
import { lookUp, Wanted } from './lookup.js';
import { type CategoryPlan, contentUnread, planOf } from './plan.js';
import { presenterOf } from './presenter.js';
import { type Reversal, reversalOf, valuesSeen } from './reversal.js';

const noLimit = 2_147_483_647;

/** A category whose entries are wanted, and what their form tells of others. */
export interface CategoryAsked {
  readonly category: Category;
  readonly beside: BesideAsked | undefined;
}

/** The entries of many objects. */
export interface EntriesOfMany {
  has(category: Category, object: number): boolean;
  /** The entries of an object in a category, with what it takes to show them. */
  of(category: Category, object: number): ListedEntries;
}

/** What is shown of a category: its entries by the object they are shown on. */
interface Shelf {
  readonly plan: CategoryPlan;
  readonly reversal: Reversal | undefined;
  readonly beside: BesideAsked | undefined;
  readonly byObject: Map<number, FactSource[]>;
  /** All of them. */
  readonly entries: FactSource[];
}

/** The normal entries of many objects in many categories, each as it would be read alone, in at most three statements; relations take one more. */
export async function listEntriesOfMany(
  context: DomainContext,
  objects: readonly ObjectRecord[],
  asked: readonly CategoryAsked[],
  { content = true }: { readonly content?: boolean | undefined } = {},
): Promise<EntriesOfMany> {
  const { registry, store } = context;
  const shelves = asked.map(each => emptyShelf(registry, each));
  await fill(shelves, { objects, content }, context);
  const facts = await factsAbout(shelves, registry, store.reads);
  const wanted = new Wanted();
  for (const shelf of shelves) {
    const { refer } = presenterOf(shelf.plan);
    for (const { values } of shelf.entries) refer(values, wanted);
    facts.get(shelf)?.refer(shelf.plan, shelf.entries, wanted);
  }
  const found = await lookUp(store.reads, wanted);
  const byCategory = new Map(asked.map(({ category }, at) => [category, shelves[at]]));
  return {
    has: (category, object) => byCategory.get(category)?.byObject.has(object) === true,
    of: (category, object) => {
      const shelf = byCategory.get(category);
      const known = shelf && facts.get(shelf);
      if (!known) throw new Error(`Entries of ${category.const} were not asked for.`);
      const entries = shelf.byObject.get(object) ?? [];
      return { plan: shelf.plan, found, facts: known.among(entries), entries, content };
    },
  };
}

function emptyShelf(registry: Registry, { category, beside }: CategoryAsked): Shelf {
  const plan = planOf(registry, category);
  return { plan, reversal: reversalOf(registry, plan.category), beside, byObject: new Map(), entries: [] };
}

/** What of the objects is read. */
interface Filling {
  readonly objects: readonly ObjectRecord[];
  readonly content: boolean;
}

async function fill(shelves: readonly Shelf[], { objects, content }: Filling, context: DomainContext): Promise<void> {
  const { registry } = context;
  const { reads } = context.store;
  const bySource = new Map<string, Shelf[]>();
  for (const shelf of shelves)
    for (const source of sourcesOf(registry, shelf)) bySource.set(source, [...(bySource.get(source) ?? []), shelf]);
  const sources = [...bySource.keys()].filter(source => source !== globalCategory && source !== relationCategory);
  const query = {
    objects: objects.map(({ id }) => id),
    categories: sources.filter(source => !source.includes('.')),
    links: sources.filter(source => source.includes('.')),
    without: [...new Set(shelves.flatMap(({ plan }) => contentUnread(plan, content)))],
  };
  for (const record of sources.length > 0 ? await reads.entries.ofMany(query) : []) {
    const source = record.link === '' ? record.category : `${record.category}.${record.link}`;
    if (source === relationCategory) continue;
    for (const shelf of bySource.get(source) ?? []) put(shelf, record.shownOn, seenIn(registry, shelf, record));
  }
  await fillRelations(bySource.get(relationCategory) ?? [], query.objects, registry, reads);
  for (const shelf of bySource.get(globalCategory) ?? [])
    for (const object of objects.filter(({ type }) => isPermitted(context, type, globalCategory)))
      put(shelf, object.id, { id: object.id, object: object.id, values: globalValues(registry, object) });
}

async function fillRelations(
  shelves: readonly Shelf[],
  objects: readonly number[],
  registry: Registry,
  reads: Reads,
): Promise<void> {
  if (shelves.length === 0) return;
  const query = { objects, links: relationLinks(registry), statuses: ['normal'], limit: noLimit, offset: 0 } as const;
  for (const record of await reads.relations.of(query))
    if (record.id !== null) for (const shelf of shelves) put(shelf, record.seen, relationEntry(registry, record));
}

/** Where the entries of a shelf come from: categories, or `category.attribute` that links from there. */
function sourcesOf(registry: Registry, { plan, reversal }: Shelf): readonly string[] {
  if (reversal) return [`${reversal.category.const}.${reversal.link.key}`];
  return [plan.category.const, ...alikeTo(registry, plan.category.const).keys()];
}

function seenIn(registry: Registry, { plan, reversal }: Shelf, record: ManyEntryRecord): FactSource {
  const values = reversal ? valuesSeen(reversal, record) : valuesShown(registry, plan, record);
  return { id: record.id, object: record.shownOn, values };
}

function put({ byObject, entries }: Shelf, object: number, entry: FactSource): void {
  entries.push(entry);
  const known = byObject.get(object);
  if (known) known.push(entry);
  else byObject.set(object, [entry]);
}

async function factsAbout(shelves: readonly Shelf[], registry: Registry, reads: Reads): Promise<ReadonlyMap<Shelf, Facts>> {
  const questions = shelves.map(shelf =>
    questionsAbout(registry, shelf.plan, shelf.entries, { form: shelf.beside, others: undefined }),
  );
  const merged = mergedQuestions(questions.flat());
  const rows = merged.length > 0 ? await reads.facts.find(merged) : [];
  return new Map(shelves.map((shelf, at) => [shelf, new Facts(registry, answersTo(questions[at] ?? [], rows))]));
}
