import type { KeptValues } from '../../attributes/attribute-values.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { asViewer, requireRight } from '../access/permission.js';
import type { EntryChange } from '../entries/entry-rule.js';
import { rulesOf, type WritingContext } from '../entries/entry-rules.js';
import { insertEntries, insertLinks } from '../entries/inserting.js';
import { elementsOf, rejectManyElements } from '../entries/several-entries.js';
import type { Writing } from '../entries/writing.js';
import { type CategoryModel, modelOf } from '../models/category-model.js';
import { valuesOf } from '../models/stored-values.js';
import { valuesKept } from '../storage/damage.js';
import type { EntryRecord } from '../storage/entries.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import { type Original, relinked, targetsOf } from './relinking.js';

/** Copies of the entries of a category. */
interface Copies {
  readonly writing: Writing;
  readonly entries: readonly EntryChange[];
}

/**
 * Copies the normal entries of a template that the caller may view, as far as the rules of their categories permit. Links between them
 * lead to the copies; links to what is gone or not viewed are left out.
 * @throws RpcError LimitExceeded, Forbidden
 */
export async function copyEntries(
  context: WritingContext,
  records: Records,
  template: ObjectRecord,
  object: ObjectRecord,
): Promise<void> {
  const viewed = asViewer(context, records);
  const originals = originalsOf(context, await entriesToCopy(context, viewed, template));
  if (originals.length === 0) return;
  const copied = await copiesOf({ context, records, object, time: object.created }, viewed, originals);
  for (const { writing, entries } of copied) await insertEntries(writing, entries);
  for (const { writing, entries } of copied) await insertLinks(writing, entries);
  for (const { writing, entries } of copied) for (const written of rulesOf(writing).written) await written(writing, entries);
}

/** As much as another call could send in one body: of entries beyond that one is read at most, of values nothing. */
async function entriesToCopy(
  { settings: { batchLimit, bodyLimit } }: WritingContext,
  viewed: Records,
  { id }: ObjectRecord,
): Promise<readonly EntryRecord[]> {
  if ((await viewed.entries.normalBytes(id)) > bodyLimit) throw tooMuch(bodyLimit, 'bytes', 'KATASTER_BODY_LIMIT');
  const entries = await viewed.entries.normalOf(id, batchLimit + 1);
  if (entries.length > batchLimit) throw tooMuch(batchLimit, 'entries', 'KATASTER_BATCH_LIMIT');
  rejectManyElements(entries.reduce((sum, entry) => sum + elementsOf(valuesKept('entry', entry)), 0));
  return entries;
}

function tooMuch(limit: number, unit: 'bytes' | 'entries', setting: string): RpcError {
  const template = `expected an object whose normal entries are at most ${limit} ${unit}`;
  return new RpcError('LimitExceeded', { what: `a call writes at most ${limit} ${unit}` }, { template, setting });
}

function originalsOf(context: WritingContext, entries: readonly EntryRecord[]): readonly Original[] {
  return entries.flatMap(entry => {
    const category = context.registry.category(entry.category);
    const model = category && !category.reverses && modelOf(context.registry, category);
    const values = model && valuesToCopy(context, model, entry);
    return values ? [{ id: entry.id, model, values }] : [];
  });
}

/** Values of an entry that the rules of its category permit to copy; `undefined` where it is not copied. */
function valuesToCopy(context: WritingContext, model: CategoryModel, entry: EntryRecord): KeptValues | undefined {
  let values: KeptValues | undefined = valuesOf(model, entry);
  for (const copied of rulesOf({ context, model }).copied) values = values && copied(context, { id: entry.id, values });
  return values;
}

async function copiesOf(
  owner: Omit<Writing, 'model'>,
  viewed: Records,
  originals: readonly Original[],
): Promise<readonly Copies[]> {
  const { context, records, object } = owner;
  const ids = await records.nextIds('entries', originals.length);
  const copies = new Map(originals.map(({ id }, index) => [id, ids[index] ?? 0]));
  const targets = { copies, found: await targetsOf(viewed, originals) };
  const copied: Copies[] = [];
  for (const [model, ofCategory] of byCategory(originals)) {
    requireRight(context, object.type, model.category.const);
    const writing = { ...owner, model };
    const entries = ofCategory.map(original => copyOf(copies.get(original.id) ?? 0, relinked(original, targets)));
    for (const prepare of rulesOf(writing).prepare) await prepare(writing, entries);
    copied.push({ writing, entries });
  }
  return copied;
}

function copyOf(id: number, values: KeptValues): EntryChange {
  return { id, entry: undefined, sent: values, before: {}, values, isCopy: true };
}

function byCategory(originals: readonly Original[]): ReadonlyMap<CategoryModel, readonly Original[]> {
  const categories = new Map<CategoryModel, Original[]>();
  for (const original of originals) {
    const known = categories.get(original.model);
    if (known) known.push(original);
    else categories.set(original.model, [original]);
  }
  return categories;
}
