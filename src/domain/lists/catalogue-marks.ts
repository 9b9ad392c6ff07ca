import type { ContactTexts } from '../../../generated/types.js';
import { memoizeByPart } from '../../attributes/memoize.js';
import type { Registry } from '../../catalog/registry.js';

/** An attribute, and its category. */
export type MarkedAttribute = readonly [category: string, key: string];

/** Where people and groups have what lists are filtered and sorted by; the category that says most of a contact leads. */
export const contactTexts = memoizeByPart(
  (registry: Registry): Readonly<Record<keyof ContactTexts, readonly MarkedAttribute[]>> => {
    const contacts = registry.categories.flatMap(({ const: constant, contact }) => (contact ? [{ constant, contact }] : []));
    const ranked = contacts.toSorted((one, other) => Object.keys(other.contact).length - Object.keys(one.contact).length);
    const findMarked = (name: keyof ContactTexts) =>
      ranked.flatMap(({ constant, contact }) => {
        const key = contact[name];
        return key === undefined ? [] : [[constant, key] as const];
      });
    return { first_name: findMarked('first_name'), last_name: findMarked('last_name'), email: findMarked('email') };
  },
);
