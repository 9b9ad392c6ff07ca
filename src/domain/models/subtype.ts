import type { Attribute } from '../../attributes/attribute-type.js';
import type { KeptValues } from '../../attributes/attribute-values.js';
import { memoizeByPart } from '../../attributes/memoize.js';
import { nameOf } from '../../attributes/names.js';
import { isAlike } from '../../catalog/alike.js';
import type { Category, Registry } from '../../catalog/registry.js';
import type { EntryRecord } from '../storage/entries.js';
import { type CategoryModel, modelOf } from './category-model.js';
import { valuesOf } from './stored-values.js';

const none: ReadonlyMap<string, Subtype> = new Map();
const subtypes = memoizeByPart(bySupertype);

/** How a category shows the entries of others that count as its own, by their category. */
export function subtypesOf(registry: Registry, category: string): ReadonlyMap<string, Subtype> {
  return subtypes(registry).get(category) ?? none;
}

/** A category whose entries count as those of another one. */
export interface Subtype {
  /** Key there that says of which category an entry is. */
  readonly kind: string;
  readonly category: Category;
  /** Keys there and here of what both have. */
  readonly keys: readonly (readonly [there: string, here: string])[];
}

function bySupertype(registry: Registry): ReadonlyMap<string, ReadonlyMap<string, Subtype>> {
  const alike = new Map<string, Map<string, Subtype>>();
  for (const category of registry.categories) {
    const { countsAs: like, const: constant } = category;
    const there = registry.category(like?.category ?? '');
    if (!like || !there) continue;
    const keys = keysOfBoth(category, there, like.attributes ?? {});
    const others = alike.get(like.category) ?? new Map();
    alike.set(like.category, others.set(constant, { kind: like.kind, category, keys }));
  }
  return alike;
}

function keysOfBoth(category: Category, there: Category, names: Readonly<Record<string, string>>): Subtype['keys'] {
  const attributes: readonly Attribute[] = there.attributes;
  return attributes.flatMap(attribute => {
    const here = category.attributesByKey.get(names[attribute.key] ?? attribute.key);
    return here && isAlike(attribute, here) ? [[attribute.key, here.key] as const] : [];
  });
}

/** Whether a category shows entries of others that lack this attribute of its own. */
export function isLackedBySubtypes(registry: Registry, { storedIn }: Category, attribute: string): boolean {
  return [...subtypesOf(registry, storedIn).values()].some(({ keys }) => keys.every(([there]) => there !== attribute));
}

/** The values of an entry as a category shows it that it is of, or counts as. */
export function valuesShown(registry: Registry, model: CategoryModel, record: EntryRecord): KeptValues {
  const like = subtypesOf(registry, model.category.const).get(record.category);
  return like ? asSupertype(like, valuesOf(modelOf(registry, like.category), record)) : valuesOf(model, record);
}

/** Values of an entry by the keys of the category that it counts as. */
export function asSupertype({ kind, category, keys }: Subtype, values: Readonly<KeptValues>): KeptValues {
  const shown: KeptValues = { [kind]: category.const };
  for (const [there, here] of keys) if (values[here] !== undefined) shown[there] = values[here];
  return shown;
}

/** Values sent by the keys of the supertype, by those of the subtype; the kind is left out, as the subtype implies it. */
export function toSubtype({ kind, category, keys }: Subtype, data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = new Map(keys.map(([there, here]) => [there, nameOf(category.attributesByKey.get(here) ?? { key: here })]));
  const said = Object.entries(data).filter(([key, value]) => key !== kind || value !== category.const);
  return Object.fromEntries(said.map(([key, value]) => [names.get(key) ?? key, value]));
}
