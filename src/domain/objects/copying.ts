import type { KeptValues } from '../../attributes/attribute-type.js';
import type { Category, Registry } from '../../catalog/registry.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { asViewer, requireRight } from '../access/permission.js';
import { loginCategory } from '../access/user-categories.js';
import type { DomainContext } from '../context.js';
import { withNewAutomaticValues } from '../entries/automatic-values.js';
import { mirrorLinks } from '../entries/bidirectional-links.js';
import { modelOf } from '../entries/category-model.js';
import type { EntryChange } from '../entries/entry-rule.js';
import { rulesOf } from '../entries/entry-rules.js';
import { insertEntries, insertLinks } from '../entries/inserting.js';
import { withSecretsAsTexts } from '../entries/secret-values.js';
import { elementsOf, refuseManyElements } from '../entries/several-entries.js';
import { type Writing, writeEntries } from '../entries/writing.js';
import { valuesKept } from '../storage/damage.js';
import type { EntryRecord } from '../storage/entries.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import { relinked, targetsOf } from './relinking.js';

/** Copies of the entries of a category. */
interface Copies {
  readonly writing: Writing;
  readonly entries: readonly EntryChange[];
}

/**
 * Copies the normal entries of a template that the caller may view. Links between them lead to the copies; links to what is gone or not
 * viewed are left out. A login is unique, and a connection has two ends: both stay with the template.
 * @throws RpcError LimitExceeded, Forbidden
 */
export async function copyEntries(
  context: DomainContext,
  records: Records,
  template: ObjectRecord,
  object: ObjectRecord,
): Promise<void> {
  const viewed = asViewer(context, records);
  const originals = await entriesToCopy(context, viewed, template);
  if (originals.length === 0) return;
  const copied = await copiesOf({ context, records, object, time: object.created }, viewed, originals);
  for (const { writing, entries } of copied) await insertEntries(writing, entries);
  for (const { writing, entries } of copied) await insertLinks(writing, entries);
  for (const { writing, entries } of copied) for (const written of rulesOf(writing).written) await written(writing, entries);
  for (const each of copied) if (each.writing.model.mirrors.length > 0) await mirror(each);
}

/** As much as another call could send in one body: of entries beyond that one is read at most, of values nothing. */
async function entriesToCopy(
  { registry, settings: { batchLimit, bodyLimit } }: DomainContext,
  viewed: Records,
  { id }: ObjectRecord,
): Promise<readonly EntryRecord[]> {
  if ((await viewed.entries.normalBytes(id)) > bodyLimit) throw tooMuch(bodyLimit, 'bytes', 'KATASTER_BODY_LIMIT');
  const entries = await viewed.entries.normalOf(id, batchLimit + 1);
  if (entries.length > batchLimit) throw tooMuch(batchLimit, 'entries', 'KATASTER_BATCH_LIMIT');
  refuseManyElements(entries.reduce((sum, entry) => sum + elementsOf(valuesKept('entry', entry)), 0));
  return entries.filter(({ category }) => categoryCopied(registry, category));
}

function tooMuch(limit: number, unit: 'bytes' | 'entries', setting: string): RpcError {
  const template = `expected an object whose normal entries are at most ${limit} ${unit}`;
  return new RpcError('LimitExceeded', { what: `a call writes at most ${limit} ${unit}` }, { template, setting });
}

function categoryCopied(registry: Registry, constant: string): Category | undefined {
  const category = registry.category(constant);
  return category?.reverses || constant === loginCategory ? undefined : category;
}

async function copiesOf(
  owner: Omit<Writing, 'model'>,
  viewed: Records,
  originals: readonly EntryRecord[],
): Promise<readonly Copies[]> {
  const { context, records, object } = owner;
  const ids = await records.nextIds('entries', originals.length);
  const copies = new Map(originals.map(({ id }, index) => [id, ids[index] ?? 0]));
  const targets = { copies, found: await targetsOf(context.registry, viewed, originals) };
  const copied: Copies[] = [];
  for (const [category, entries] of byCategory(context.registry, originals)) {
    requireRight(context, object.type, category.const);
    const model = modelOf(context.registry, category);
    const writing = { ...owner, model };
    const values = await withNewAutomaticValues(
      writing,
      model,
      entries.map(entry => withSecretsAsTexts(context, model, entry.id, relinked(model, entry, targets))),
    );
    const copiesOf = entries.map(({ id }, at) => copyOf(copies.get(id) ?? 0, values[at] ?? {}));
    copied.push({ writing, entries: copiesOf });
  }
  return copied;
}

function copyOf(id: number, values: KeptValues): EntryChange {
  return { id, entry: undefined, sent: values, before: {}, values, isCopy: true };
}

function byCategory(registry: Registry, entries: readonly EntryRecord[]): ReadonlyMap<Category, readonly EntryRecord[]> {
  const categories = new Map<Category, EntryRecord[]>();
  for (const entry of entries) {
    const category = registry.category(entry.category);
    const known = category && categories.get(category);
    if (known) known.push(entry);
    else if (category) categories.set(category, [entry]);
  }
  return categories;
}

/** Where copies link to lists that show them, too, those lists do so from now on. */
async function mirror({ writing, entries }: Copies): Promise<void> {
  for (const { id, values } of entries)
    await mirrorLinks(writing, { model: writing.model, entry: id, before: {}, after: values }, writeEntries);
}
