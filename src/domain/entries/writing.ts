import { isDeepStrictEqual } from 'node:util';
import type { Attribute } from '../../attributes/attribute-type.js';
import type { KeptValues } from '../../attributes/attribute-values.js';
import { InvalidValue } from '../../attributes/invalid-value.js';
import { requireRight } from '../access/permission.js';
import { type CategoryModel, linksOf, modelOf } from '../models/category-model.js';
import { contentOf, secretsChanged, valuesOf } from '../models/stored-values.js';
import type { EntryOwner, EntryRecord } from '../storage/entries.js';
import type { Records } from '../storage/records.js';
import { acceptValues } from './acceptance.js';
import type { EntryDraft, Sent } from './entry-rule.js';
import { rulesOf, type WritingContext } from './entry-rules.js';
import { insertEntries, insertLinks, insertRows, storedEntries } from './inserting.js';
import { elementsIn, saveEach } from './several-entries.js';

/** The transaction entries of a category are written in, and whose they become. */
export interface Writing {
  readonly context: WritingContext;
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
 * Values in `given` are set without being checked.
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
  const draft = await preparedDraft(writing, undefined, sent, given);
  const [id = 0] = await writing.records.nextIds('entries', 1);
  const created = [{ ...draft, id }];
  await insertEntries(writing, created);
  await insertLinks(writing, created);
  for (const written of rulesOf(writing).written) await written(writing, created);
  return { entry: id, created: true };
}

async function updateEntry(writing: Writing, entry: EntryRecord, sent: Sent, given?: Readonly<KeptValues>): Promise<SavedEntry> {
  const { records, model } = writing;
  const draft = await preparedDraft(writing, entry, sent, given);
  const { before, values } = draft;
  const [stored] = await storedEntries(writing, [{ id: entry.id, values }]);
  const content = contentOf(model, stored?.values ?? values);
  await records.entries.update(entry.id, content, secretsChanged(model, before, values));
  const changed = model.links.filter(({ key }) => !isDeepStrictEqual(before[key], values[key]));
  if (changed.length > 0) {
    await records.links.clear(
      entry.id,
      changed.map(({ key }) => key),
    );
    await insertRows(writing, linksOf(changed, values, entry.id));
  }
  for (const written of rulesOf(writing).written) await written(writing, [{ ...draft, id: entry.id }]);
  return { entry: entry.id, created: false };
}

/** Draft of an entry: its values are accepted, and obey the rules of the category as far as that shows before the write. */
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
  const { context, records } = writing;
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
  return made.entry;
}
