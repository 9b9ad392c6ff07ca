import type { KeptValues } from '../../../attributes/attribute-values.js';
import { setValue } from '../../../attributes/attribute-values.js';
import { memoizeByPart } from '../../../attributes/memoize.js';
import type { Registry } from '../../../catalog/registry.js';
import type { CategoryModel } from '../../models/category-model.js';
import { subtypesOf } from '../../models/subtype.js';

/** Keys of a value that both ends of a connection share: at one end, and at the other. */
export type SharedKey = readonly [here: string, there: string];

/** Attributes of a category whose values both ends share; its subtypes have them under keys of their own. */
interface Sharing {
  readonly supertype: string;
  readonly keys: readonly SharedKey[];
}

const sharing = memoizeByPart((registry: Registry): readonly Sharing[] =>
  registry.categories.flatMap(({ const: supertype, attributes }) => {
    const keys = attributes.flatMap(({ key, atOtherEnd }) => (atOtherEnd === undefined ? [] : [[key, atOtherEnd] as const]));
    return keys.length > 0 ? [{ supertype, keys }] : [];
  }),
);

/** Keys of a category whose values are shared while an entry is connected. */
export function sharedKeysOf(registry: Registry, model: CategoryModel): readonly string[] {
  return sharing(registry).flatMap(({ supertype, keys }) => {
    const own = ownKeys(registry, supertype, model);
    return keys.flatMap(([key]) => own.get(key) ?? []);
  });
}

/** The values of an end as its other end has them: an unset one is unset there, too. Any number of ends have those alone that do not cross. */
export function valuesAtOtherEnd(
  registry: Registry,
  end: CategoryModel,
  values: Readonly<KeptValues>,
  other: CategoryModel,
  ends: 'one' | 'many' = 'one',
): KeptValues {
  return Object.fromEntries(keysBetween(registry, end, other, ends).map(([here, there]) => [there, values[here]]));
}

/** Sets what an end shares with its other end. */
export function share(values: KeptValues, shared: Readonly<KeptValues>): KeptValues {
  for (const [key, value] of Object.entries(shared)) setValue(values, key, value);
  return values;
}

function keysBetween(registry: Registry, one: CategoryModel, other: CategoryModel, ends: 'one' | 'many'): readonly SharedKey[] {
  return sharing(registry).flatMap(({ supertype, keys }) => {
    const [here, there] = [ownKeys(registry, supertype, one), ownKeys(registry, supertype, other)];
    return keys.flatMap(([key, atOtherEnd]): SharedKey[] => {
      if (ends === 'many' && key !== atOtherEnd) return [];
      const [own, others] = [here.get(key), there.get(atOtherEnd)];
      return own === undefined || others === undefined ? [] : [[own, others]];
    });
  });
}

/** Keys of a category, by those of a category that its entries are of or count as; empty for another category. */
function ownKeys(registry: Registry, supertype: string, { category }: CategoryModel): ReadonlyMap<string, string> {
  if (category.const === supertype) return new Map(category.attributes.map(({ key }) => [key, key]));
  return new Map(subtypesOf(registry, supertype).get(category.const)?.keys);
}
