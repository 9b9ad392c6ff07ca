import { isDeepStrictEqual } from 'node:util';
import { type Attribute, InvalidValue, type KeptValues } from '../../attributes/attribute-type.js';
import { refuseAccessGain } from '../access/access-changes.js';
import { requireRight } from '../access/permission.js';
import { type DomainContext, signed } from '../context.js';
import type { EntryOwner, EntryRecord } from '../storage/entries.js';
import type { Records } from '../storage/records.js';
import { keepPassword, refuseTakenLogin } from '../users/hashed-passwords.js';
import { acceptValues } from './acceptance.js';
import { withAutomaticValues } from './automatic-values.js';
import { mirrorLinks } from './bidirectional-links.js';
import { type CategoryModel, linksOf, modelOf } from './category-model.js';
import { connect } from './connections.js';
import type { EntryDraft, Sent } from './entry-rule.js';
import { rulesOf } from './entry-rules.js';
import { insertEntries, insertLinks, insertRows } from './inserting.js';
import { refuseTakenPlace } from './place-conflicts.js';
import { assign } from './primary.js';
import { withSecretsKept } from './secret-values.js';
import { elementsIn, saveEach } from './several-entries.js';
import { change, contentOf, loggedValues, valuesOf, withMarks } from './stored-values.js';

/** The transaction entries of a category are written in, and whose they become. */
export interface Writing {
  readonly context: DomainContext;
  readonly records: Records;
  readonly object: EntryOwner;
  readonly model: CategoryModel;
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
  data: Sent,
  entry?: EntryRecord,
  given?: Readonly<KeptValues>,
): Promise<SavedEntry> {
  if (entry) return updateEntry(writing, entry, data, given);
  return saveEach(elementsIn(writing.context, writing.model, data), element => createEntry(writing, element, given));
}

async function createEntry(writing: Writing, sent: Sent, given?: Readonly<KeptValues>): Promise<SavedEntry> {
  const { records, object, model } = writing;
  const draft = await preparedDraft(writing, undefined, sent, await withAutomaticValues(writing, model, sent, true, given));
  const { values } = draft;
  await refuseTakenPlace({ ...writing, model, entry: undefined, before: {}, after: values });
  const [id = 0] = await records.nextIds('entries', 1);
  if (model.exclusive) await assign(writing, model, values, sent, { id, object: object.id, status: 'normal' });
  if (model.hashed.length > 0) await refuseTakenLogin(records, model, id, values);
  await insertEntries(writing, [{ id, values }]);
  await insertLinks(writing, [{ id, values }]);
  if (model.mutual) await connect(writing, { key: model.mutual, entry: id, before: undefined, now: values[model.mutual] });
  if (model.hashed.length > 0) await keepPassword(writing, model, id, sent, values);
  for (const written of rulesOf(writing).written) await written(writing, [{ ...draft, id }]);
  if (model.mirrors.length > 0) await mirrorLinks(writing, { model, entry: id, before: {}, after: values }, writeEntries);
  return { entry: id, created: true };
}

async function updateEntry(writing: Writing, entry: EntryRecord, sent: Sent, named?: Readonly<KeptValues>): Promise<SavedEntry> {
  const { context, records, object, model, time } = writing;
  const draft = await preparedDraft(writing, entry, sent, await withAutomaticValues(writing, model, sent, false, named));
  const { before, values } = draft;
  await refuseAccessGain(context, records, model.category.const, object.id, [before, values]);
  await refuseTakenPlace({ ...writing, model, entry: entry.id, before, after: values });
  if (model.exclusive) await assign(writing, model, values, sent, entry);
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
    await insertRows(writing, linksOf(changed, values, entry.id));
  }
  const after = withMarks(model, loggedValues(model, content), values);
  await records.changes.add(signed(context, time, [change(model, object.id, entry.id, loggedValues(model, entry), after)]));
  if (model.mutual && Object.hasOwn(sent, model.mutual))
    await connect(writing, { key: model.mutual, entry: entry.id, before: before[model.mutual], now: values[model.mutual] });
  if (model.hashed.length > 0) await keepPassword(writing, model, entry.id, sent, values);
  for (const written of rulesOf(writing).written) await written(writing, [{ ...draft, id: entry.id }]);
  if (model.mirrors.length > 0) await mirrorLinks(writing, { model, entry: entry.id, before, after: values }, writeEntries);
  return { entry: entry.id, created: false };
}

/** What was sent as an entry whose values are accepted and obey the rules of the category, as far as that shows before it is written. */
async function preparedDraft(
  writing: Writing,
  entry: EntryRecord | undefined,
  sent: Sent,
  given: Readonly<KeptValues> | undefined,
): Promise<EntryDraft> {
  const { context, records, model } = writing;
  const before = entry && valuesOf(model, entry);
  const ensureEntry = (attribute: Attribute, title: string, values: Readonly<KeptValues>) =>
    entryTitled(writing, attribute, title, values);
  const values = await acceptValues({ context, records, model, before, given, ensureEntry }, sent);
  const draft = { entry, sent, before: before ?? {}, values, isCopy: false };
  for (const prepare of rulesOf(writing).prepare) await prepare(writing, [draft]);
  return draft;
}

/** The entry with this title in the category a link points to, made if it is not there: on the object this one depends on. */
async function entryTitled(writing: Writing, attribute: Attribute, title: string, values: Readonly<KeptValues>): Promise<number> {
  const { context, records, time } = writing;
  const category = context.registry.category(attribute.target?.category ?? '');
  const owner = attribute.dependsOn ? values[attribute.dependsOn] : writing.object.id;
  if (!category || typeof owner !== 'number')
    throw new InvalidValue(`a title is understood once '${attribute.dependsOn}' is set`);
  const model = modelOf(context.registry, category);
  const [entry] = await records.links.named(owner, model.category.const, [title]);
  if (entry) return entry.id;
  const [label = 'title'] = model.labels;
  const object = await records.objects.hold(owner);
  if (!object) throw new InvalidValue(`object ${owner} does not exist`);
  requireRight(context, object.type, model.category.const);
  const made = await createEntry({ ...writing, object, model }, { [label]: title });
  await records.objects.touch(owner, time, context.actor);
  return made.entry;
}
