import { RpcError } from '../../../generated/errors.js';
import type { Category } from '../../catalog/registry.js';
import type { Attribute, KeptValues } from '../attributes/attribute-type.js';
import { elementsAtMost, Refusal } from '../attributes/attribute-type.js';
import { type DomainContext, signed } from '../context.js';
import { pictureChange } from '../objects/pictures.js';
import { relationsIn } from '../relations/relations.js';
import type { EntryRecord, LinkRecord, NewEntry } from '../storage/entries.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import { keepPassword, refuseTakenLogin } from '../users/hashed-passwords.js';
import { requireRight } from '../users/permission.js';
import { type Acceptance, acceptValues } from './acceptance.js';
import { withoutCycles } from './chains.js';
import { connect } from './connections.js';
import { couplingOfCategory } from './couplings.js';
import { change, contentOf, loggedValues, valuesOf, withMarks } from './kept.js';
import { settleMark } from './marks.js';
import { mirrorLinks } from './mirrors.js';
import { type CategoryPlan, linksOf, planOf } from './plan.js';
import { followMasterData } from './retitling.js';
import { stamped } from './stamps.js';

/** The transaction entries are written in, and whose they become. */
export interface Writing {
  readonly context: DomainContext;
  readonly records: Records;
  readonly object: Pick<ObjectRecord, 'id' | 'type' | 'picture'>;
  readonly category: Category;
  readonly time: string;
}

export interface SavedEntry {
  readonly entry: number;
  readonly created: boolean;
  /** Entries that the same call made beside it, where the category accepts many, in their order. */
  readonly others?: readonly number[];
}

/**
 * Updates `entry`, or creates the entries that `data` describes: one, or one per element where the category accepts many.
 * What is `given` is set without being checked.
 */
export async function writeEntries(
  writing: Writing,
  data: Readonly<Record<string, unknown>>,
  entry?: EntryRecord,
  given?: Readonly<KeptValues>,
): Promise<SavedEntry> {
  const plan = planOf(writing.context.registry, writing.category);
  if (entry) return updateEntry(writing, plan, entry, data, given);
  return saveEach(elementsIn(writing.context, plan, data), element => createEntry(writing, plan, element, given));
}

/** Saves what there is one of each element for, one after another: the first is the one that others were saved beside. */
export async function saveEach<Element>(
  [first, ...more]: readonly [Element, ...Element[]],
  save: (element: Element) => Promise<SavedEntry>,
): Promise<SavedEntry> {
  const saved = await save(first);
  const others: number[] = [];
  for (const other of more) others.push((await save(other)).entry);
  return { ...saved, others };
}

/** What `data` says of each entry it makes: one, or one per element where the category accepts many. */
export function elementsIn(
  context: DomainContext,
  { many }: CategoryPlan,
  data: Readonly<Record<string, unknown>>,
): readonly [Readonly<Record<string, unknown>>, ...Readonly<Record<string, unknown>>[]] {
  const list = many === undefined ? undefined : data[many];
  if (many === undefined || !Array.isArray(list) || list.length < 2) return [data];
  refuseManyEntries(context, list.length);
  const [first, ...others] = list.map(element => ({ ...data, [many]: element }));
  return [first ?? data, ...others];
}

async function createEntry(
  writing: Writing,
  plan: CategoryPlan,
  data: Readonly<Record<string, unknown>>,
  given?: Readonly<KeptValues>,
): Promise<SavedEntry> {
  const { records, object } = writing;
  const values = await accepted(writing, plan, data, { given: await stamped(writing, plan, data, true, given) });
  const [id = 0] = await records.nextIds('entries', 1);
  if (plan.exclusive) await settleMark(writing, plan, values, data, { id, object: object.id, status: 'normal' });
  if (plan.hashed.length > 0) await refuseTakenLogin(records, plan, id, values);
  await insertEntries(writing, plan, [{ id, values }]);
  await insertLinks(writing, plan, [{ id, values }]);
  if (plan.mutual) await connect(writing, { key: plan.mutual, entry: id, before: undefined, now: values[plan.mutual] });
  if (plan.hashed.length > 0) await keepPassword(records, plan, id, data, values);
  await showOnObject(writing, plan, {}, values);
  if (plan.mirrors.length > 0) await mirrorLinks(writing, { plan, entry: id, before: {}, after: values }, writeEntries);
  return { entry: id, created: true };
}

/** An entry to be inserted, its values accepted. */
export interface AcceptedEntry {
  readonly id: number;
  readonly values: KeptValues;
}

/** Inserts entries with their rows of the change log. Their links follow once every entry they lead to is there. */
export async function insertEntries(writing: Writing, plan: CategoryPlan, entries: readonly AcceptedEntry[]): Promise<void> {
  const { context, records, object, time } = writing;
  const inserted = entries.map(
    ({ id, values }): NewEntry => ({
      id,
      object: object.id,
      category: plan.category.const,
      status: 'normal',
      single: plan.single,
      ...contentOf(plan, values),
    }),
  );
  await records.entries.insert(inserted);
  const changes = inserted.map((each, at) =>
    change(plan, object.id, each.id, null, withMarks(plan, loggedValues(plan, each), entries[at]?.values ?? {})),
  );
  await records.changes.add(signed(context, time, changes));
}

/** Inserts the links of entries as rows of their own. */
export async function insertLinks(writing: Writing, plan: CategoryPlan, entries: readonly AcceptedEntry[]): Promise<void> {
  const links = plan.links.length > 0 ? entries.flatMap(({ id, values }) => linksOf(plan.links, values, id)) : [];
  if (links.length > 0) await insertRows(writing, plan, links);
}

/** Inserts links; those that are relations get numbers. */
async function insertRows({ context, records, time }: Writing, plan: CategoryPlan, links: readonly LinkRecord[]): Promise<void> {
  await records.links.insert(links);
  const relations = relationsIn(plan, links, { created: time, createdBy: context.actor });
  if (relations.length > 0) await records.relations.register(relations);
}

async function updateEntry(
  writing: Writing,
  plan: CategoryPlan,
  entry: EntryRecord,
  data: Readonly<Record<string, unknown>>,
  named?: Readonly<KeptValues>,
): Promise<SavedEntry> {
  const { context, records, object, time } = writing;
  const before = valuesOf(plan, entry);
  const given = await stamped(writing, plan, data, false, named);
  const values = await accepted(writing, plan, data, { before, given });
  if (plan.exclusive) await settleMark(writing, plan, values, data, entry);
  if (plan.hashed.length > 0) await refuseTakenLogin(records, plan, entry.id, values);
  const content = contentOf(plan, values);
  await records.entries.update(entry.id, content);
  const changed = plan.links.filter(({ key }) => Object.hasOwn(data, key) || Object.hasOwn(given, key));
  if (changed.length > 0) {
    await records.links.clear(
      entry.id,
      changed.map(({ key }) => key),
    );
    await insertRows(writing, plan, linksOf(changed, values, entry.id));
  }
  const after = withMarks(plan, loggedValues(plan, content), values);
  await records.changes.add(signed(context, time, [change(plan, object.id, entry.id, loggedValues(plan, entry), after)]));
  if (plan.mutual && Object.hasOwn(data, plan.mutual))
    await connect(writing, { key: plan.mutual, entry: entry.id, before: before[plan.mutual], now: values[plan.mutual] });
  if (plan.hashed.length > 0) await keepPassword(records, plan, entry.id, data, values);
  await showOnObject(writing, plan, before, values);
  if (plan.mirrors.length > 0) await mirrorLinks(writing, { plan, entry: entry.id, before, after: values }, writeEntries);
  return { entry: entry.id, created: false };
}

function accepted(
  writing: Writing,
  plan: CategoryPlan,
  data: Readonly<Record<string, unknown>>,
  known: Pick<Acceptance, 'before' | 'given'>,
): Promise<KeptValues> {
  const { context, records, object } = writing;
  const ensureEntry = (attribute: Attribute, title: string, values: Readonly<KeptValues>) =>
    entryTitled(writing, attribute, title, values);
  const accepting = acceptValues({ registry: context.registry, records, plan, ...known, ensureEntry }, data);
  return plan.acyclic.length > 0 ? withoutCycles(accepting, records, plan, object, known.before) : accepting;
}

/** The entry with this title in the category a link points to, made if it is not there: on the object this one depends on. */
async function entryTitled(writing: Writing, attribute: Attribute, title: string, values: Readonly<KeptValues>): Promise<number> {
  const { context, records, time } = writing;
  const category = context.registry.category(attribute.target?.category ?? '');
  const owner = attribute.dependsOn ? values[attribute.dependsOn] : writing.object.id;
  if (!category || typeof owner !== 'number') throw new Refusal(`a title is understood once '${attribute.dependsOn}' is set`);
  const plan = planOf(context.registry, category);
  const [entry] = await records.links.named(owner, plan.category.const, [title]);
  if (entry) return entry.id;
  const [label = 'title'] = plan.labels;
  const object = await records.objects.hold(owner);
  if (!object) throw new Refusal(`object ${owner} does not exist`);
  requireRight(context, object.type, plan.category.const);
  const made = await createEntry({ ...writing, object, category }, plan, { [label]: title });
  await records.objects.touch(owner, time, context.actor);
  return made.entry;
}

/** What of an entry the object itself shows: its picture, its title. */
async function showOnObject(
  writing: Writing,
  plan: CategoryPlan,
  before: Readonly<KeptValues>,
  values: Readonly<KeptValues>,
): Promise<void> {
  const picture = pictureChange(plan, values);
  if (picture) await writing.records.objects.update(writing.object.id, picture);
  const coupling = couplingOfCategory(plan.category.const);
  if (coupling) await followMasterData(writing, coupling, before, values);
}

/**
 * One call writes as many entries as a batch has calls, at most: what is longer would keep others waiting.
 * @throws RpcError LimitExceeded
 */
export function refuseManyEntries({ settings }: DomainContext, count: number): void {
  if (count <= settings.batchLimit) return;
  const data = { entries: `expected at most ${settings.batchLimit}, not ${count}`, setting: 'KATASTER_BATCH_LIMIT' };
  throw new RpcError('LimitExceeded', { what: `a call writes at most ${settings.batchLimit} entries` }, data);
}

/** @throws RpcError LimitExceeded */
export function refuseManyElements(count: number): void {
  if (count <= elementsAtMost) return;
  const data = { elements: `expected at most ${elementsAtMost}, not ${count}` };
  throw new RpcError('LimitExceeded', { what: `a call writes at most ${elementsAtMost} elements of lists` }, data);
}
