import type { KeptValues } from '../../attributes/attribute-values.js';
import { text } from '../../messages/text.js';
import { groupBy } from '../../rpc/grouping.js';
import { limitExceeded, type RpcError } from '../../rpc/rpc-error.js';
import { asViewer, requireRight } from '../access/permission.js';
import { requirePermittedValues } from '../entries/acceptance.js';
import type { EntryChange } from '../entries/entry-rule.js';
import { rulesOf, type WritingContext } from '../entries/entry-rules.js';
import { insertEntries, insertLinks } from '../entries/inserting.js';
import { elementsOf, rejectManyElements } from '../entries/several-entries.js';
import type { Writing } from '../entries/writing.js';
import { type CategoryModel, modelOf } from '../models/category-model.js';
import { valuesOf } from '../models/stored-values.js';
import { uploadsOf } from '../models/upload-contents.js';
import { valuesKept } from '../storage/damage.js';
import type { EntryRecord } from '../storage/entries.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import { keepsRequiredLinks, type LinkTargets, type Original, relinkValues, targetsOf } from './relinking.js';

/** Copies of the entries of a category. */
interface Copies {
  readonly writing: Writing;
  readonly originals: readonly Original[];
  readonly entries: readonly EntryChange[];
}

/**
 * Copies the normal entries of a template that the caller may view, except those of categories that the call replaces, as far as the rules of
 * their categories permit. Links between them lead to the copies; links to what is gone, not viewed or not copied are left out.
 * @throws RpcError LimitExceeded, Forbidden
 */
export async function copyEntries(
  context: WritingContext,
  records: Records,
  template: ObjectRecord,
  object: ObjectRecord,
  replaced: readonly string[],
): Promise<void> {
  const viewed = asViewer(context, records);
  const originals = await originalsOf(context, viewed, template);
  const remaining = originals.filter(({ model }) => !replaced.includes(model.category.const));
  if (remaining.length === 0) return;
  const targets = { found: await targetsOf(viewed, remaining), template: template.id };
  const complete = remaining.filter(original => keepsRequiredLinks(original, targets.found));
  const copied = await copiesOf({ context, records, object, time: object.created }, targets, complete);
  for (const { writing, entries } of copied) await insertEntries(writing, entries);
  for (const copies of copied) await copyContents(records, copies);
  for (const { writing, entries } of copied) await insertLinks(writing, entries);
  for (const { writing, entries } of copied) for (const written of rulesOf(writing).written) await written(writing, entries);
}

/** As much as another call could send in one body: of entries beyond that one is read at most, of values and contents nothing. */
async function originalsOf(context: WritingContext, viewed: Records, { id }: ObjectRecord): Promise<readonly Original[]> {
  const { batchLimit, bodyLimit } = context.settings;
  const bytes = await viewed.entries.normalBytes(id);
  if (bytes > bodyLimit) throw tooMuch(bodyLimit, 'bytes', 'KATASTER_BODY_LIMIT');
  const entries = await viewed.entries.normalOf(id, batchLimit + 1);
  if (entries.length > batchLimit) throw tooMuch(batchLimit, 'entries', 'KATASTER_BATCH_LIMIT');
  rejectManyElements(entries.reduce((sum, entry) => sum + elementsOf(valuesKept('entry', entry)), 0));
  const originals = entries.flatMap(entry => originalOf(context, entry) ?? []);
  const contents = originals.flatMap(({ model, ...entry }) => uploadsOf({ model, entries: [entry] }));
  if (contents.reduce((sum, { size }) => sum + base64Length(size), bytes) > bodyLimit)
    throw tooMuch(bodyLimit, 'bytes', 'KATASTER_BODY_LIMIT');
  return originals;
}

function base64Length(bytes: number): number {
  return 4 * Math.ceil(bytes / 3);
}

async function copyContents({ entries: stored }: Records, { originals, entries }: Copies): Promise<void> {
  for (const [at, { id, model, values }] of originals.entries())
    for (const place of uploadsOf({ model, entries: [{ id, values }] })) await stored.copyContent(place, entries[at]?.id ?? 0);
}

function tooMuch(limit: number, of: 'bytes' | 'entries', setting: string): RpcError {
  const unit = of === 'bytes' ? text('TheBytes') : text('TheEntries');
  const template = text('ExpectedObjectWhoseNormalEntries', { limit, unit });
  return limitExceeded(text('CallWritesAtMost', { limit, unit }), { template, setting });
}

function originalOf(context: WritingContext, entry: EntryRecord): Original | undefined {
  const category = context.registry.category(entry.category);
  if (!category || category.reverses) return undefined;
  const model = modelOf(context.registry, category);
  const values = valuesToCopy(context, model, entry);
  return values && { id: entry.id, model, values };
}

/** Values of an entry that the rules of its category permit to copy; `undefined` where it is not copied. */
function valuesToCopy(context: WritingContext, model: CategoryModel, entry: EntryRecord): KeptValues | undefined {
  let values: KeptValues | undefined = valuesOf(model, entry);
  for (const copied of rulesOf({ context, model }).copied) values = values && copied(context, { id: entry.id, values });
  return values;
}

async function copiesOf(
  owner: Omit<Writing, 'model'>,
  links: Omit<LinkTargets, 'copies'>,
  originals: readonly Original[],
): Promise<readonly Copies[]> {
  const { context, records, object } = owner;
  const ids = await records.nextIds('entries', originals.length);
  const copies = new Map(originals.map(({ id }, index) => [id, ids[index] ?? 0]));
  const targets = { ...links, copies };
  const copied: Copies[] = [];
  for (const [model, ofCategory] of groupBy(originals, ({ model }) => model)) {
    requireRight(context, object.type, model.category.const);
    const writing = { ...owner, model };
    const entries = ofCategory.map(original => copyOf(copies.get(original.id) ?? 0, relinkValues(original, targets)));
    for (const prepare of rulesOf(writing).prepare) await prepare(writing, entries);
    for (const { values } of entries) requirePermittedValues(model, values);
    copied.push({ writing, originals: ofCategory, entries });
  }
  return copied;
}

function copyOf(id: number, values: KeptValues): EntryChange {
  return { id, entry: undefined, sent: values, before: {}, values, isCopy: true };
}
