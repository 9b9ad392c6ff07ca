import type { Attribute } from '../../attributes/attribute-type.js';
import type { TextOrder } from '../../attributes/text-orders.js';
import type { Category } from '../../catalog/registry.js';
import type { AttributePlace } from '../storage/object-query.js';

/** A computed attribute that is the first of two stored values that is there, and how such values stand in an order. */
interface AlternativeValues {
  readonly category: string;
  readonly key: string;
  readonly first: string;
  readonly second: string;
  readonly order: TextOrder;
}

/** Computed attributes that lists are sorted by, as their values are stored under other keys. */
export const alternativeValues: readonly AlternativeValues[] = [
  { category: 'C__CATG__IP', key: 'hostaddress', first: 'ipv4_address', second: 'ipv6_address', order: 'address' },
];

/** The stored values that a computed attribute is one of; `undefined` for all others. */
export function alternativesOf(category: Category, { key }: Attribute): AlternativeValues | undefined {
  return alternativeValues.find(each => each.category === category.const && each.key === key);
}

/** Where entries keep one of those values. */
export function alternativePlace({ category, key, first, second }: AlternativeValues): AttributePlace {
  return { source: { category }, key, place: { of: 'entry', key: first, otherwise: second } };
}
