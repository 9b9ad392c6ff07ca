import type { Category, Registry } from '../../catalog/registry.js';
import type { Attribute, KeptValues } from '../attributes/attribute-type.js';
import { idsIn } from '../attributes/links.js';
import { madeOnceOf } from '../made-once.js';
import type { EntryRecord } from '../storage/entries.js';
import { valuesOf } from './kept.js';
import { type CategoryPlan, planOf } from './plan.js';

/** A category whose entries are those of another one, seen from the object that they link to. */
export interface Reversal {
  readonly plan: CategoryPlan;
  /** The category whose entries they are. */
  readonly category: Category;
  readonly there: CategoryPlan;
  /** The attribute there that leads to the object here. */
  readonly link: Attribute;
  /** Keys here of the object of an entry, and of the entry. */
  readonly owner: string;
  readonly entry: string | undefined;
  /** Keys of the other attributes here, and what they are called there. */
  readonly keys: readonly (readonly [own: string, other: string])[];
  /** The entry is more than this one link: it outlives it. */
  readonly outlivesLink: boolean;
}

const reversalOfPlan = madeOnceOf(made);

/** How a category shows the entries of another one; `undefined` where it has entries of its own. */
export function reversalOf(registry: Registry, category: Category): Reversal | undefined {
  const plan = planOf(registry, category);
  return plan.category.reverses && reversalOfPlan(plan, registry);
}

function made(plan: CategoryPlan, registry: Registry): Reversal {
  const { reverses } = plan.category;
  const category = registry.category(reverses?.category ?? '');
  const link = category?.attributesByKey.get(reverses?.link ?? '');
  if (!reverses || !category || !link) throw new Error(`The catalogue has no ${reverses?.category}.${reverses?.link}.`);
  const { owner, entry, attributes = {} } = reverses;
  const keys = plan.attributes
    .filter(({ key, type }) => key !== owner && key !== entry && type !== 'computed')
    .map(({ key }) => [key, attributes[key] ?? key] as const)
    .filter(([, other]) => category.attributesByKey.has(other));
  const outlivesLink = !category.multiValue || link.type === 'objects';
  return { plan, category, there: planOf(registry, category), link, owner, entry, keys, outlivesLink };
}

/** The values of an entry as the object it links to shows them; what only the entry's own category has is there, too. */
export function valuesSeen(reversal: Reversal, record: EntryRecord): KeptValues {
  return seen(reversal, { ...record, values: valuesOf(reversal.there, record) });
}

/** The same of values that are at hand. */
export function seen(
  { plan, owner, entry, keys }: Reversal,
  { id, object, values }: Pick<EntryRecord, 'id' | 'object'> & { readonly values: Readonly<KeptValues> },
): KeptValues {
  const shown: KeptValues = { ...values };
  for (const { key } of plan.attributes) delete shown[key];
  for (const [own, other] of keys) if (values[other] !== undefined) shown[own] = values[other];
  shown[owner] = object;
  if (entry !== undefined) shown[entry] = id;
  return shown;
}

/** What was sent from the other side, by the keys of the entry's own category. */
export function sentThere({ keys }: Reversal, data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(keys.filter(([own]) => Object.hasOwn(data, own)).map(([own, other]) => [other, data[own]]));
}

/** The link of an entry with an object, or an entry, in it. */
export function linkWith({ link }: Pick<Reversal, 'link'>, values: Readonly<KeptValues>, object: number): KeptValues {
  if (link.type !== 'objects' && link.type !== 'entries') return { [link.key]: object };
  return { [link.key]: [...new Set([...idsIn(values[link.key]), object])] };
}

/** The link of an entry without an object, or an entry. */
export function linkWithout({ link }: Pick<Reversal, 'link'>, values: Readonly<KeptValues>, object: number): KeptValues {
  const others = idsIn(values[link.key]).filter(id => id !== object);
  return { [link.key]: others.length > 0 ? others : undefined };
}

/** Whether an entry is of the category that is seen, and links to the object. */
export function isSeenFrom({ category, there, link }: Reversal, object: number, record: EntryRecord): boolean {
  return record.category === category.const && idsIn(valuesOf(there, record)[link.key]).includes(object);
}
