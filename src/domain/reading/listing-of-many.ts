import { ReferenceIds } from '../../attributes/references.js';
import type { Category, Registry } from '../../catalog/registry.js';
import { isPermitted } from '../access/permission.js';
import type { FactSource } from '../behaviours/facts.js';
import type { Need } from '../behaviours/need.js';
import { globalCategory } from '../categories.js';
import { needsOf } from '../computed/category-needs.js';
import { answersTo, mergeQuestions, questionsAbout } from '../computed/fact-questions.js';
import { Facts } from '../computed/facts.js';
import type { DomainContext } from '../context.js';
import { globalValues } from '../entries/global.js';
import { type CategoryModel, modelOf } from '../models/category-model.js';
import { type InverseView, inverseViewOf, toView } from '../models/inverse-view.js';
import { lookUp } from '../models/references.js';
import { subtypesOf, valuesShown } from '../models/subtype.js';
import { findContents } from '../models/upload-contents.js';
import { relationCategory, relationEntry, relationLinks } from '../relations/relations.js';
import { type RevisionsById, revisionsOfEntries } from '../revisions/revisions.js';
import type { ManyEntryRecord } from '../storage/entries.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Reads } from '../storage/reads.js';
import type { ListedEntries } from './listing.js';
import { presenterOf } from './presenter.js';

const noLimit = 2_147_483_647;

/** The entries of many objects. */
export interface EntriesOfMany {
  has(category: Category, object: number): boolean;
  /** The entries of an object in a category, with what it takes to show them. */
  of(category: Category, object: number): ListedEntries;
}

/** Entries of a category by the object they are shown on. */
interface CategoryPage {
  readonly model: CategoryModel;
  readonly inverseView: InverseView | undefined;
  readonly needs: readonly Need<unknown>[];
  readonly byObject: Map<number, FactSource[]>;
  /** All of them. */
  readonly entries: FactSource[];
}

/** The normal entries of many objects in many categories, each as it would be read alone, in at most three statements; relations take one more, and so do contents of uploads. */
export async function listEntriesOfMany(
  context: DomainContext,
  objects: readonly ObjectRecord[],
  asked: readonly Category[],
  { content = true }: { readonly content?: boolean | undefined } = {},
): Promise<EntriesOfMany> {
  const { registry, store } = context;
  const pages = asked.map(category => emptyPage(context, category));
  await fill(pages, objects, context);
  const facts = await factsAbout(pages, registry, store.reads);
  const referenceIds = new ReferenceIds();
  for (const shelf of pages) {
    const { collectReferences } = presenterOf(shelf.model, context.behaviours);
    for (const { values } of shelf.entries) collectReferences(values, referenceIds);
    facts.get(shelf)?.collectReferences(shelf.needs, shelf.entries, referenceIds);
  }
  const found = await lookUp(store.reads, referenceIds);
  const revisions = new Map<CategoryPage, RevisionsById | undefined>();
  for (const shelf of context.options?.withRevision ? pages : [])
    revisions.set(shelf, await revisionsOfEntries(context, shelf.model, shelf.entries));
  const contents = await findContents(store.reads, pages, content);
  const byCategory = new Map(asked.map((category, at) => [category, pages[at]]));
  return {
    has: (category, object) => byCategory.get(category)?.byObject.has(object) === true,
    of: (category, object) => {
      const shelf = byCategory.get(category);
      const known = shelf && facts.get(shelf);
      if (!known) throw new Error(`Entries of ${category.const} were not asked for.`);
      const entries = shelf.byObject.get(object) ?? [];
      return { model: shelf.model, found, facts: known.among(entries), entries, contents, revisions: revisions.get(shelf) };
    },
  };
}

function emptyPage(context: DomainContext, category: Category): CategoryPage {
  const { registry } = context;
  const model = modelOf(registry, category);
  const inverseView = inverseViewOf(registry, model.category);
  return { model, inverseView, needs: needsOf(context, model), byObject: new Map(), entries: [] };
}

async function fill(pages: readonly CategoryPage[], objects: readonly ObjectRecord[], context: DomainContext): Promise<void> {
  const { registry } = context;
  const { reads } = context.store;
  const bySource = new Map<string, CategoryPage[]>();
  for (const shelf of pages)
    for (const source of sourcesOf(registry, shelf)) bySource.set(source, [...(bySource.get(source) ?? []), shelf]);
  const sources = [...bySource.keys()].filter(source => source !== globalCategory && source !== relationCategory);
  const query = {
    objects: objects.map(({ id }) => id),
    categories: sources.filter(source => !source.includes('.')),
    links: sources.filter(source => source.includes('.')),
  };
  for (const record of sources.length > 0 ? await reads.entries.ofMany(query) : []) {
    const source = record.link === '' ? record.category : `${record.category}.${record.link}`;
    if (source === relationCategory) continue;
    for (const shelf of bySource.get(source) ?? []) put(shelf, record.shownOn, toFactSource(registry, shelf, record));
  }
  await fillRelations(bySource.get(relationCategory) ?? [], query.objects, registry, reads);
  for (const shelf of bySource.get(globalCategory) ?? [])
    for (const object of objects.filter(({ type }) => isPermitted(context, type, globalCategory)))
      put(shelf, object.id, { id: object.id, object: object.id, values: globalValues(registry, object) });
}

async function fillRelations(
  pages: readonly CategoryPage[],
  objects: readonly number[],
  registry: Registry,
  reads: Reads,
): Promise<void> {
  if (pages.length === 0) return;
  const query = { objects, links: relationLinks(registry), statuses: ['normal'], limit: noLimit, offset: 0 } as const;
  for (const record of await reads.relations.of(query))
    if (record.id !== null) for (const shelf of pages) put(shelf, record.seen, relationEntry(registry, record));
}

/** Where the entries of a shelf come from: categories, or `category.attribute` that links from there. */
function sourcesOf(registry: Registry, { model, inverseView }: CategoryPage): readonly string[] {
  if (inverseView) return [`${inverseView.category.const}.${inverseView.link.key}`];
  return [model.category.const, ...subtypesOf(registry, model.category.const).keys()];
}

function toFactSource(registry: Registry, { model, inverseView }: CategoryPage, record: ManyEntryRecord): FactSource {
  const values = inverseView ? toView(inverseView, record) : valuesShown(registry, model, record);
  return { id: record.id, object: record.shownOn, values };
}

function put({ byObject, entries }: CategoryPage, object: number, entry: FactSource): void {
  entries.push(entry);
  const known = byObject.get(object);
  if (known) known.push(entry);
  else byObject.set(object, [entry]);
}

async function factsAbout(
  pages: readonly CategoryPage[],
  registry: Registry,
  reads: Reads,
): Promise<ReadonlyMap<CategoryPage, Facts>> {
  const questions = pages.map(({ needs, entries }) => questionsAbout(needs, entries));
  const merged = mergeQuestions(questions.flat());
  const rows = merged.length > 0 ? await reads.facts.find(merged) : [];
  return new Map(pages.map((shelf, at) => [shelf, new Facts(registry, answersTo(questions[at] ?? [], rows))]));
}
