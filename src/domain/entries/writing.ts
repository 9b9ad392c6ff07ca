import { isDeepStrictEqual } from 'node:util';
import type { Category } from '../../catalog/registry.js';
import { type Attribute, type KeptValues, Refusal } from '../attributes/attribute-type.js';
import { type DomainContext, signed } from '../context.js';
import { pictureChange } from '../objects/pictures.js';
import type { EntryOwner, EntryRecord } from '../storage/entries.js';
import type { Records } from '../storage/records.js';
import { refuseAccessGain } from '../users/access.js';
import { keepPassword, refuseTakenLogin } from '../users/hashed-passwords.js';
import { requireRight } from '../users/permission.js';
import { type Acceptance, acceptValues } from './acceptance.js';
import { connect } from './connections.js';
import { couplingOfCategory } from './couplings.js';
import { insertEntries, insertLinks, insertRows } from './inserting.js';
import { change, contentOf, loggedValues, valuesOf, withMarks } from './kept.js';
import { settleMark } from './marks.js';
import { mirrorLinks } from './mirrors.js';
import { refuseTakenPlace } from './place-conflicts.js';
import { type CategoryPlan, linksOf, planOf } from './plan.js';
import { followMasterData } from './retitling.js';
import { withSecretsKept } from './secret-values.js';
import { elementsIn, saveEach } from './several-entries.js';
import { stamped } from './stamps.js';

/** The transaction entries are written in, and whose they become. */
export interface Writing {
  readonly context: DomainContext;
  readonly records: Records;
  readonly object: EntryOwner;
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

async function createEntry(
  writing: Writing,
  plan: CategoryPlan,
  data: Readonly<Record<string, unknown>>,
  given?: Readonly<KeptValues>,
): Promise<SavedEntry> {
  const { records, object } = writing;
  const values = await accepted(writing, plan, data, { given: await stamped(writing, plan, data, true, given) });
  await refuseTakenPlace({ ...writing, plan, entry: undefined, before: {}, after: values });
  const [id = 0] = await records.nextIds('entries', 1);
  if (plan.exclusive) await settleMark(writing, plan, values, data, { id, object: object.id, status: 'normal' });
  if (plan.hashed.length > 0) await refuseTakenLogin(records, plan, id, values);
  await insertEntries(writing, plan, [{ id, values }]);
  await insertLinks(writing, plan, [{ id, values }]);
  if (plan.mutual) await connect(writing, { key: plan.mutual, entry: id, before: undefined, now: values[plan.mutual] });
  if (plan.hashed.length > 0) await keepPassword(writing, plan, id, data, values);
  await showOnObject(writing, plan, {}, values);
  if (plan.mirrors.length > 0) await mirrorLinks(writing, { plan, entry: id, before: {}, after: values }, writeEntries);
  return { entry: id, created: true };
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
  await refuseAccessGain(context, records, plan.category.const, object.id, [before, values]);
  await refuseTakenPlace({ ...writing, plan, entry: entry.id, before, after: values });
  if (plan.exclusive) await settleMark(writing, plan, values, data, entry);
  if (plan.hashed.length > 0) await refuseTakenLogin(records, plan, entry.id, values);
  const updated = [{ id: entry.id, values }];
  const [kept] = plan.encrypted.length > 0 ? await withSecretsKept(context, records, plan, updated) : updated;
  const content = contentOf(plan, kept?.values ?? values);
  await records.entries.update(entry.id, content);
  const changed = plan.links.filter(({ key }) => !isDeepStrictEqual(before[key], values[key]));
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
  if (plan.hashed.length > 0) await keepPassword(writing, plan, entry.id, data, values);
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
  const { context, records } = writing;
  const ensureEntry = (attribute: Attribute, title: string, values: Readonly<KeptValues>) =>
    entryTitled(writing, attribute, title, values);
  return acceptValues(
    {
      registry: context.registry,
      checksPlausibility: context.dialect.checksPlausibility,
      timeZone: context.timeZone,
      records,
      plan,
      ...known,
      ensureEntry,
    },
    data,
  );
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
