import type { Attribute } from '../../attributes/attribute-type.js';
import { typeOf } from '../../attributes/attribute-types.js';
import type { KeptValues } from '../../attributes/attribute-values.js';
import { idsIn } from '../../attributes/links.js';
import { memoizeByPart } from '../../attributes/memoize.js';
import type { Category, Registry } from '../../catalog/registry.js';
import type { EntryRecord } from '../storage/entries.js';
import { type CategoryModel, modelOf } from './category-model.js';
import { valuesOf } from './stored-values.js';

/** A category whose entries are those of another one, seen from the object that they link to. */
export interface InverseView {
  readonly model: CategoryModel;
  /** The category whose entries they are. */
  readonly category: Category;
  readonly there: CategoryModel;
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

const inverseViewOfModel = memoizeByPart(createView);

/** How a category shows the entries of another one; `undefined` where it has entries of its own. */
export function inverseViewOf(registry: Registry, category: Category): InverseView | undefined {
  const model = modelOf(registry, category);
  return model.category.reverses && inverseViewOfModel(model, registry);
}

function createView(model: CategoryModel, registry: Registry): InverseView {
  const { reverses } = model.category;
  const category = registry.category(reverses?.category ?? '');
  const link = category?.attributesByKey.get(reverses?.link ?? '');
  if (!reverses || !category || !link) throw new Error(`The catalogue has no ${reverses?.category}.${reverses?.link}.`);
  const { owner, entry, attributes = {} } = reverses;
  const keys = model.attributes
    .filter(each => each.key !== owner && each.key !== entry && typeOf(each).saved)
    .map(({ key }) => [key, attributes[key] ?? key] as const)
    .filter(([, other]) => category.attributesByKey.has(other));
  const outlivesLink = !category.multiValue || typeOf(link).holds.many;
  return { model, category, there: modelOf(registry, category), link, owner, entry, keys, outlivesLink };
}

/** The values of an entry as the object it links to shows them; attributes of the entry's own category alone are there, too. */
export function toView(inverseView: InverseView, record: EntryRecord): KeptValues {
  return viewValues(inverseView, { ...record, values: valuesOf(inverseView.there, record) });
}

/** The same of values that are at hand. */
export function viewValues(
  { model, owner, entry, keys }: InverseView,
  { id, object, values }: Pick<EntryRecord, 'id' | 'object'> & { readonly values: Readonly<KeptValues> },
): KeptValues {
  const shown: KeptValues = { ...values };
  for (const { key } of model.attributes) delete shown[key];
  for (const [own, other] of keys) if (values[other] !== undefined) shown[own] = values[other];
  shown[owner] = object;
  if (entry !== undefined) shown[entry] = id;
  return shown;
}

/** Values sent from the other side, by the keys of the entry's own category. */
export function toStored({ keys }: InverseView, data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(keys.filter(([own]) => Object.hasOwn(data, own)).map(([own, other]) => [other, data[own]]));
}

/** The link of an entry with an object, or an entry, in it. */
export function linkWith({ link }: Pick<InverseView, 'link'>, values: Readonly<KeptValues>, object: number): KeptValues {
  if (!typeOf(link).holds.many) return { [link.key]: object };
  return { [link.key]: [...new Set([...idsIn(values[link.key]), object])] };
}

/** The link of an entry without an object, or an entry. */
export function linkWithout({ link }: Pick<InverseView, 'link'>, values: Readonly<KeptValues>, object: number): KeptValues {
  const others = idsIn(values[link.key]).filter(id => id !== object);
  return { [link.key]: others.length > 0 ? others : undefined };
}

/** Whether an entry is of the category that is seen, and links to the object. */
export function isSeenFrom({ category, there, link }: InverseView, object: number, record: EntryRecord): boolean {
  return record.category === category.const && idsIn(valuesOf(there, record)[link.key]).includes(object);
}
