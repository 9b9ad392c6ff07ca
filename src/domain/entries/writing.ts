import { isDeepStrictEqual } from 'node:util';
import type { Attribute, IdsByTitle } from '../../attributes/attribute-type.js';
import type { KeptValues } from '../../attributes/attribute-values.js';
import { InvalidValue } from '../../attributes/invalid-value.js';
import { idsIn } from '../../attributes/links.js';
import { onlyEntryTitled } from '../../attributes/titled-entries.js';
import { text } from '../../messages/text.js';
import { andThen, forEachSeries, type MaybePromise } from '../../rpc/maybe-promise.js';
import { requireRight } from '../access/permission.js';
import { type CategoryModel, linksOf, modelOf } from '../models/category-model.js';
import { expectedOwner, followLinks, owningLinkOf } from '../models/link-targets.js';
import { contentOf, secretsWritten, valuesOf } from '../models/stored-values.js';
import type { EntryOwner, EntryRecord } from '../storage/entries.js';
import type { Records } from '../storage/records.js';
import { acceptValues } from './acceptance.js';
import type { EntryChange, EntryDraft, Sent } from './entry-rule.js';
import { rulesOf, type WritingContext } from './entry-rules.js';
import { keepHiddenTargets } from './hidden-links.js';
import { insertEntries, insertLinks, insertRows, toStoredEntries } from './inserting.js';
import { elementsIn, saveEach } from './several-entries.js';
import { idsByTitle } from './titles.js';

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
export function writeEntries(
  writing: Writing,
  data: Sent,
  entry?: EntryRecord,
  given?: Readonly<KeptValues>,
): MaybePromise<SavedEntry> {
  if (entry) return updateEntry(writing, entry, data, given);
  return saveEach(elementsIn(writing.context, writing.model, data), element => createEntry(writing, element, given));
}

function createEntry(writing: Writing, sent: Sent, given?: Readonly<KeptValues>): MaybePromise<SavedEntry> {
  return andThen(prepareDraft(writing, undefined, sent, given), draft =>
    andThen(writing.records.nextIds('entries', 1), ([id = 0]) => {
      const created = [{ ...draft, id }];
      const inserted = andThen(insertEntries(writing, created), () => insertLinks(writing, created));
      return andThen(
        andThen(inserted, () => afterWriting(writing, created)),
        () => ({ entry: id, created: true }),
      );
    }),
  );
}

function updateEntry(writing: Writing, entry: EntryRecord, sent: Sent, given?: Readonly<KeptValues>): MaybePromise<SavedEntry> {
  return andThen(prepareDraft(writing, entry, sent, given), draft => {
    const changes = [{ ...draft, id: entry.id }];
    const updated = andThen(updateValues(writing, entry, draft), () => updateLinks(writing, entry, draft));
    return andThen(
      andThen(updated, () => afterWriting(writing, changes)),
      () => ({ entry: entry.id, created: false }),
    );
  });
}

function updateValues(writing: Writing, { id }: EntryRecord, { sent, before, values }: EntryDraft): MaybePromise<void> {
  const { records, model } = writing;
  return andThen(toStoredEntries(writing, [{ id, values }]), ([stored]) =>
    records.entries.update(id, contentOf(model, stored?.values ?? values), secretsWritten(model, sent, before, values)),
  );
}

function updateLinks(writing: Writing, { id }: EntryRecord, { before, values }: EntryDraft): MaybePromise<unknown> {
  const { records, model } = writing;
  const changed = model.links.filter(({ key }) => !isDeepStrictEqual(before[key], values[key]));
  if (changed.length === 0) return undefined;
  const keys = changed.map(({ key }) => key);
  return andThen(records.links.clear(id, keys), () => insertRows(writing, linksOf(changed, values, id)));
}

function afterWriting(writing: Writing, changes: readonly EntryChange[]): MaybePromise<void> {
  return forEachSeries(rulesOf(writing).written, written => written(writing, changes));
}

/** Draft of an entry: its values are accepted, and obey the rules of the category as far as that shows before the write. */
function prepareDraft(
  writing: Writing,
  entry: EntryRecord | undefined,
  sent: Sent,
  given: Readonly<KeptValues> | undefined,
): MaybePromise<EntryDraft> {
  const { context, records, model } = writing;
  const before = entry && valuesOf(model, entry);
  const ensureEntry = (attribute: Attribute, title: string, values: Readonly<KeptValues>) =>
    entryTitled(writing, attribute, title, values);
  const entriesTitled = (attribute: Attribute, titles: readonly string[]) => ownEntries(writing, attribute, titles);
  const accepted = acceptValues({ context, records, model, before, given, ensureEntry, entriesTitled }, sent);
  const replacing =
    !before || model.links.length === 0
      ? accepted
      : andThen(accepted, values => keepHiddenTargets({ records, model, entry: entry.id, before, sent }, values));
  return andThen(replacing, values => {
    const draft = { id: entry?.id, entry, sent, before: before ?? {}, values, isCopy: false };
    const prepared = forEachSeries(rulesOf(writing).prepare, prepare => prepare(writing, [draft]));
    return andThen(prepared, () => draft);
  });
}

/** Entries of the object by these titles, in the category that a link leads to. */
async function ownEntries(
  { context, records, object }: Writing,
  { target }: Attribute,
  titles: readonly string[],
): Promise<IdsByTitle> {
  const category = context.registry.category(target?.category ?? '')?.storedIn ?? '';
  return idsByTitle(await records.links.findByTitles(object.id, category, titles));
}

/** The entry with this title in the category a link points to, made if it is not there: on the object this one depends on. */
async function entryTitled(writing: Writing, attribute: Attribute, title: string, values: Readonly<KeptValues>): Promise<number> {
  const { context, records } = writing;
  const category = context.registry.category(attribute.target?.category ?? '');
  const owner = await ownerOfTitled(writing, attribute, values);
  if (!category || owner === undefined)
    throw new InvalidValue(text('TitleIsUnderstoodOnceIs', { dependsOn: attribute.dependsOn }));
  const model = modelOf(context.registry, category);
  const named = idsByTitle(await records.links.findByTitles(owner, model.category.const, [title]));
  const entry = onlyEntryTitled(title, named.get(title) ?? [], idsIn(values[attribute.key]));
  if (entry !== undefined) return entry;
  const [label = 'title'] = model.labels;
  const object = await records.objects.lockForUpdate(owner);
  if (!object) throw new InvalidValue(text('ObjectDoesNotExist', { id: owner }));
  requireRight(context, object.type, model.category.const);
  const made = await createEntry({ ...writing, object, model }, { [label]: title });
  return made.entry;
}

/** The object whose entries a title names: this one, or the one that another attribute leads to. */
function ownerOfTitled(
  { context: { registry }, records, object, model }: Writing,
  attribute: Attribute,
  values: Readonly<KeptValues>,
): MaybePromise<number | undefined> {
  const owner = owningLinkOf(registry, model.attributes, attribute);
  if (!owner) return object.id;
  return expectedOwner({ attribute, owner }, { object: object.id, values }, followLinks(registry, records.everything));
}
