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
import { withAutomaticValues } from './automatic-values.js';
import { mirrorLinks } from './bidirectional-links.js';
import { type CategoryModel, linksOf, modelOf } from './category-model.js';
import { connect } from './connections.js';
import { insertEntries, insertLinks, insertRows } from './inserting.js';
import { refuseTakenPlace } from './place-conflicts.js';
import { assign } from './primary.js';
import { followMasterData } from './retitling.js';
import { withSecretsKept } from './secret-values.js';
import { elementsIn, saveEach } from './several-entries.js';
import { change, contentOf, loggedValues, valuesOf, withMarks } from './stored-values.js';
import { titleSyncOfCategory } from './title-sync.js';

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
  const model = modelOf(writing.context.registry, writing.category);
  if (entry) return updateEntry(writing, model, entry, data, given);
  return saveEach(elementsIn(writing.context, model, data), element => createEntry(writing, model, element, given));
}

async function createEntry(
  writing: Writing,
  model: CategoryModel,
  data: Readonly<Record<string, unknown>>,
  given?: Readonly<KeptValues>,
): Promise<SavedEntry> {
  const { records, object } = writing;
  const values = await accepted(writing, model, data, { given: await withAutomaticValues(writing, model, data, true, given) });
  await refuseTakenPlace({ ...writing, model, entry: undefined, before: {}, after: values });
  const [id = 0] = await records.nextIds('entries', 1);
  if (model.exclusive) await assign(writing, model, values, data, { id, object: object.id, status: 'normal' });
  if (model.hashed.length > 0) await refuseTakenLogin(records, model, id, values);
  await insertEntries(writing, model, [{ id, values }]);
  await insertLinks(writing, model, [{ id, values }]);
  if (model.mutual) await connect(writing, { key: model.mutual, entry: id, before: undefined, now: values[model.mutual] });
  if (model.hashed.length > 0) await keepPassword(writing, model, id, data, values);
  await showOnObject(writing, model, {}, values);
  if (model.mirrors.length > 0) await mirrorLinks(writing, { model, entry: id, before: {}, after: values }, writeEntries);
  return { entry: id, created: true };
}

async function updateEntry(
  writing: Writing,
  model: CategoryModel,
  entry: EntryRecord,
  data: Readonly<Record<string, unknown>>,
  named?: Readonly<KeptValues>,
): Promise<SavedEntry> {
  const { context, records, object, time } = writing;
  const before = valuesOf(model, entry);
  const given = await withAutomaticValues(writing, model, data, false, named);
  const values = await accepted(writing, model, data, { before, given });
  await refuseAccessGain(context, records, model.category.const, object.id, [before, values]);
  await refuseTakenPlace({ ...writing, model, entry: entry.id, before, after: values });
  if (model.exclusive) await assign(writing, model, values, data, entry);
  if (model.hashed.length > 0) await refuseTakenLogin(records, model, entry.id, values);
  const updated = [{ id: entry.id, values }];
  const [kept] = model.encrypted.length > 0 ? await withSecretsKept(context, records, model, updated) : updated;
  const content = contentOf(model, kept?.values ?? values);
  await records.entries.update(entry.id, content);
  const changed = model.links.filter(({ key }) => !isDeepStrictEqual(before[key], values[key]));
  if (changed.length > 0) {
    await records.links.clear(
      entry.id,
      changed.map(({ key }) => key),
    );
    await insertRows(writing, model, linksOf(changed, values, entry.id));
  }
  const after = withMarks(model, loggedValues(model, content), values);
  await records.changes.add(signed(context, time, [change(model, object.id, entry.id, loggedValues(model, entry), after)]));
  if (model.mutual && Object.hasOwn(data, model.mutual))
    await connect(writing, { key: model.mutual, entry: entry.id, before: before[model.mutual], now: values[model.mutual] });
  if (model.hashed.length > 0) await keepPassword(writing, model, entry.id, data, values);
  await showOnObject(writing, model, before, values);
  if (model.mirrors.length > 0) await mirrorLinks(writing, { model, entry: entry.id, before, after: values }, writeEntries);
  return { entry: entry.id, created: false };
}

function accepted(
  writing: Writing,
  model: CategoryModel,
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
      model,
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
  const model = modelOf(context.registry, category);
  const [entry] = await records.links.named(owner, model.category.const, [title]);
  if (entry) return entry.id;
  const [label = 'title'] = model.labels;
  const object = await records.objects.hold(owner);
  if (!object) throw new Refusal(`object ${owner} does not exist`);
  requireRight(context, object.type, model.category.const);
  const made = await createEntry({ ...writing, object, category }, model, { [label]: title });
  await records.objects.touch(owner, time, context.actor);
  return made.entry;
}

/** What of an entry the object itself shows: its picture, its title. */
async function showOnObject(
  writing: Writing,
  model: CategoryModel,
  before: Readonly<KeptValues>,
  values: Readonly<KeptValues>,
): Promise<void> {
  const picture = pictureChange(model, values);
  if (picture) await writing.records.objects.update(writing.object.id, picture);
  const titleSync = titleSyncOfCategory(model.category.const);
  if (titleSync) await followMasterData(writing, titleSync, before, values);
}
