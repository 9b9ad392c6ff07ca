import type { Id } from '../../../generated/types.js';
import { ReferenceIds, type References } from '../../attributes/references.js';
import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requireRight } from '../access/permission.js';
import type { FactSource } from '../behaviours/facts.js';
import type { Need } from '../behaviours/need.js';
import { categoryNamed, globalCategory } from '../categories.js';
import { needsOf } from '../computed/category-needs.js';
import { questionsAbout } from '../computed/fact-questions.js';
import { Facts, siblingsIn } from '../computed/facts.js';
import type { DomainContext } from '../context.js';
import { globalValues } from '../entries/global.js';
import { pageExceeded, rejectLongPage } from '../limits/pages.js';
import { type CategoryModel, modelOf } from '../models/category-model.js';
import { inverseViewOf, toView } from '../models/inverse-view.js';
import { lookUp } from '../models/references.js';
import { valuesOf } from '../models/stored-values.js';
import { subtypesOf, valuesShown } from '../models/subtype.js';
import { findContents } from '../models/upload-contents.js';
import { isRelation, relationCategory, relationEntry, relationLinks } from '../relations/relations.js';
import { type RevisionsById, revisionsOfEntries } from '../revisions/revisions.js';
import type { RecordStatus } from '../storage/objects.js';
import { presenterOf } from './presenter.js';
import { entriesOfRelation } from './relation-objects.js';

/** Entries as they are kept, and what is needed to show them. */
export interface ListedEntries {
  readonly model: CategoryModel;
  readonly found: References;
  readonly facts: Facts;
  readonly entries: readonly FactSource[];
  /** Contents of uploads that are shown, by their digests. */
  readonly contents: ReadonlyMap<string, string> | undefined;
  /** By id; absent where they are not asked for. */
  readonly revisions: RevisionsById | undefined;
}

export interface EntryPage {
  readonly object: Id;
  readonly category: string;
  readonly statuses: readonly RecordStatus[];
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  /** Whether the content of uploads is shown; it is where nothing is said. */
  readonly content?: boolean | undefined;
}

const noLimit = 2_147_483_647;

/**
 * The entries of a category of an object, ascending by id, in at most four statements.
 * @throws RpcError ObjectNotFound, CategoryNotFound, CategoryWithoutAttributes, LimitExceeded
 */
export async function listEntries(context: DomainContext, page: EntryPage): Promise<ListedEntries> {
  const model = modelOf(context.registry, categoryNamed(context, page.category));
  const { pageLimit } = context.settings;
  const { reads } = context.store;
  rejectLongPage(context, page.limit);
  const entries = await entriesOf(context, model, { ...page, limit: page.limit ?? pageLimit + 1 });
  if (!entries) throw new RpcError('ObjectNotFound', { object: page.object });
  if (page.limit === undefined) rejectCutting(entries.length, pageLimit);
  const needs = needsOf(context, model);
  const facts = await factsAbout(context, model, needs, page, entries);
  const found = await lookUp(reads, referencesOf(context, model, needs, entries, facts));
  const revisions = await revisionsOfEntries(context, model, entries);
  const contents = await findContents(reads, [{ model, entries }], page.content);
  return { model, entries, facts, found, contents, revisions };
}

/** Ids of what the entries, and the facts about them, refer to. */
function referencesOf(
  { behaviours }: DomainContext,
  model: CategoryModel,
  needs: readonly Need<unknown>[],
  entries: ListedEntries['entries'],
  facts: Facts,
): ReferenceIds {
  const referenceIds = new ReferenceIds();
  const { collectReferences } = presenterOf(model, behaviours);
  for (const { values } of facts.siblings === entries ? entries : [...entries, ...facts.siblings])
    collectReferences(values, referenceIds);
  if (needs.length > 0) facts.collectReferences(needs, entries, referenceIds);
  return referenceIds;
}

/** @throws RpcError LimitExceeded where more was found than a page holds, and no limit was asked for */
export function rejectCutting(found: number, pageLimit: number): void {
  if (found <= pageLimit) return;
  throw pageExceeded(pageLimit, 'entries', text('ExpectedLimitOfAtMostAnd', { max: pageLimit }));
}

async function entriesOf(
  context: DomainContext,
  model: CategoryModel,
  page: EntryPage,
): Promise<ListedEntries['entries'] | undefined> {
  if (isRelation(page.object)) return entriesOfRelation(context, model, page.object, page);
  if (model.category.const === globalCategory) return globalEntries(context, page);
  return model.category.const === relationCategory ? relationEntries(context, page) : listStoredEntries(context, model, page);
}

/** Relations of the object: those computed from links, and those that were entered. */
async function relationEntries(
  { registry, store }: DomainContext,
  { object, statuses, limit = noLimit, offset = 0 }: EntryPage,
): Promise<ListedEntries['entries'] | undefined> {
  const page = { limit: Math.min(limit, noLimit), offset: Math.min(offset, noLimit) };
  const seen = await store.reads.relations.of({ objects: [object], links: relationLinks(registry), statuses, ...page });
  return seen.length > 0 ? seen.flatMap(each => (each.id === null ? [] : relationEntry(registry, each))) : undefined;
}

async function factsAbout(
  { registry, store }: DomainContext,
  model: CategoryModel,
  needs: readonly Need<unknown>[],
  page: EntryPage,
  entries: ListedEntries['entries'],
): Promise<Facts> {
  const isPart = needs.some(({ siblings }) => siblings) && entries.length > 0 && !isWhole(page);
  const others = isPart ? { model, inverseView: inverseViewOf(registry, model.category) } : undefined;
  const questions = needs.length > 0 ? questionsAbout(needs, entries, others) : [];
  const facts = new Facts(registry, questions.length > 0 ? await store.reads.facts.find(questions) : []);
  facts.siblings = others ? siblingsIn(facts, others, Number(page.object)) : entries;
  return facts;
}

function isWhole({ statuses, limit, offset = 0 }: EntryPage): boolean {
  return statuses.length === 1 && statuses[0] === 'normal' && limit === undefined && offset === 0;
}

async function listStoredEntries(
  context: DomainContext,
  model: CategoryModel,
  page: EntryPage,
): Promise<ListedEntries['entries'] | undefined> {
  const { object, statuses, limit = noLimit, offset = 0 } = page;
  const query = {
    object,
    category: model.category.const,
    statuses,
    limit: Math.min(limit, noLimit),
    offset: Math.min(offset, noLimit),
  };
  const { entries } = context.store.reads;
  const inverseView = inverseViewOf(context.registry, model.category);
  if (!inverseView) {
    const alike = subtypesOf(context.registry, model.category.const);
    const records = await entries.list(alike.size > 0 ? { ...query, alike: [...alike.keys()] } : query);
    return records?.map(record => ({
      id: record.id,
      object: record.object,
      values: alike.size > 0 ? valuesShown(context.registry, model, record) : valuesOf(model, record),
    }));
  }
  const records = await entries.linking({ ...query, category: inverseView.category.const, link: inverseView.link.key });
  return records?.map(record => ({ id: record.id, object: Number(object), values: toView(inverseView, record) }));
}

async function globalEntries(
  context: DomainContext,
  { object: id, statuses, offset = 0 }: EntryPage,
): Promise<ListedEntries['entries'] | undefined> {
  const object = await context.store.reads.objects.find(id);
  if (!object) return undefined;
  requireRight(context, object.type, globalCategory);
  return statuses.includes('normal') && offset === 0
    ? [{ id: object.id, object: object.id, values: globalValues(context.registry, object) }]
    : [];
}
