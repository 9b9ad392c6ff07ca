import { RpcError } from '../../../generated/errors.js';
import type { ObjectTypeDefinition } from '../../../generated/types.js';
import type { Registry } from '../../catalog/registry.js';
import type { Attribute, Kept, KeptValues } from '../attributes/attribute-type.js';
import { idsIn } from '../attributes/links.js';
import type { DomainContext } from '../context.js';
import { insertEntries, insertLinks } from '../entries/inserting.js';
import { valuesOf } from '../entries/kept.js';
import { type Found, lookUp, Wanted } from '../entries/lookup.js';
import { mirrorLinks } from '../entries/mirrors.js';
import { type CategoryPlan, isLink, linksOf, planOf } from '../entries/plan.js';
import { writeEntries } from '../entries/writing.js';
import type { EntryRecord } from '../storage/entries.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import { requireRight } from '../users/permission.js';
import type { ObjectDraft } from './creation.js';
import { pictureCategory } from './pictures.js';

/**
 * The object a new one is made from: the one named, else the default template of its type where that is asked for.
 * @throws RpcError ObjectNotFound
 */
export async function templateFor(
  records: Records,
  type: ObjectTypeDefinition,
  { template, defaultTemplate }: ObjectDraft,
): Promise<ObjectRecord | undefined> {
  const id = template ?? (defaultTemplate ? await records.objectTypes.defaultTemplate(type.const) : undefined);
  if (id === undefined) return undefined;
  const object = await records.objects.find(id);
  if (!object) throw new RpcError('ObjectNotFound', { object: id }, { template: `object ${id} does not exist` });
  return object;
}

/**
 * Copies the normal entries of a template; links between them lead to the copies, links to what is gone are left out. What the template
 * is connected with stays connected with the template alone.
 */
export async function copyEntries(
  context: DomainContext,
  records: Records,
  template: ObjectRecord,
  object: ObjectRecord,
): Promise<void> {
  const originals = (await records.entries.ofObject(template.id)).filter(({ status }) => status === 'normal');
  if (originals.length === 0) return;
  const ids = await records.nextIds('entries', originals.length);
  const copies = new Map(originals.map(({ id }, index) => [id, ids[index] ?? 0]));
  const found = await lookUp(records, targetsOf(context.registry, originals));
  const copied = [...byCategory(originals)].flatMap(([constant, entries]) => {
    const category = context.registry.category(constant);
    if (!category || category.reverses) return [];
    requireRight(context, object.type, constant);
    const plan = planOf(context.registry, category);
    const values = (entry: EntryRecord): KeptValues => relinked(plan.links, withoutTaken(plan, entry), found, copies);
    return [{ plan, category, entries: entries.map(entry => ({ id: copies.get(entry.id) ?? 0, values: values(entry) })) }];
  });
  const writing = { context, records, object, time: object.created };
  for (const { plan, category, entries } of copied) await insertEntries({ ...writing, category }, plan, entries);
  for (const { plan, category, entries } of copied) await insertLinks({ ...writing, category }, plan, entries);
  for (const { plan, category, entries } of copied)
    for (const { id, values } of plan.mirrors.length > 0 ? entries : [])
      await mirrorLinks({ ...writing, category }, { plan, entry: id, before: {}, after: values }, writeEntries);
  if (template.picture && copied.some(({ category }) => category.const === pictureCategory))
    await records.objects.update(object.id, { picture: template.picture });
}

/** What leads only to the template stays with it. */
function withoutTaken(plan: CategoryPlan, entry: EntryRecord): KeptValues {
  const values = valuesOf(plan, entry);
  for (const { own, there } of plan.mirrors) if (there.type === 'object' || there.type === 'entry') delete values[own.key];
  return values;
}

function byCategory(entries: readonly EntryRecord[]): ReadonlyMap<string, readonly EntryRecord[]> {
  const categories = new Map<string, EntryRecord[]>();
  for (const entry of entries) {
    const known = categories.get(entry.category);
    if (known) known.push(entry);
    else categories.set(entry.category, [entry]);
  }
  return categories;
}

function targetsOf(registry: Registry, entries: readonly EntryRecord[]): Wanted {
  const wanted = new Wanted();
  for (const entry of entries) {
    const category = registry.category(entry.category);
    const plan = category && planOf(registry, category);
    if (!plan || plan.links.length === 0) continue;
    for (const { targetObject, targetEntry } of linksOf(plan.links, valuesOf(plan, entry), entry.id)) {
      if (targetObject !== null) wanted.objects.add(targetObject);
      if (targetEntry !== null) wanted.entries.add(targetEntry);
    }
  }
  return wanted;
}

const toEntries: ReadonlySet<string> = new Set(['entry', 'entries']);

function relinked(
  links: readonly Attribute[],
  values: KeptValues,
  found: Found,
  copies: ReadonlyMap<number, number>,
): KeptValues {
  for (const { key, type, fields, mutual } of links) {
    if (mutual) delete values[key];
    const kept = values[key];
    if (fields && Array.isArray(kept)) {
      values[key] = (kept as readonly KeptValues[]).map(
        row => relinked(fields.filter(isLink), { ...row }, found, copies) as { [key: string]: Kept },
      );
      continue;
    }
    const isThere = (id: number): boolean => (toEntries.has(type) ? found.entry(id) : found.object(id)) !== undefined;
    const ids = idsIn(kept)
      .filter(isThere)
      .map(id => (toEntries.has(type) ? (copies.get(id) ?? id) : id));
    if (ids.length === 0) delete values[key];
    else values[key] = Array.isArray(kept) ? ids : ids[0];
  }
  return values;
}
