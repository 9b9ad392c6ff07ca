import { isDeepStrictEqual } from 'node:util';
import { type Definition, isDefinition } from './definitions.js';

const lists = ['categories', 'objectTypes'] as const;
/** Restrictions by the place of a link, beside those by the type of what it leads to. */
const ofPlace = ['sameObject', 'notItself'] as const;
const restrictions = ['container', ...ofPlace] as const;

/** Whether a link may lead to everything that it could lead to before. */
export function isWiderTarget(from: unknown = {}, to: unknown = {}): boolean {
  if (!isDefinition(from) || !isDefinition(to) || from.category !== to.category) return false;
  return (
    lists.every(list => to[list] === undefined || includesAll(to[list], from[list])) &&
    restrictions.every(each => to[each] !== true || from[each] === true) &&
    includesAll(from.excludeObjectTypes ?? [], to.excludeObjectTypes ?? [])
  );
}

/** Whether a link leads to objects or entries as before, of whichever types: what is stored tells whether it leads to those that are left. */
export function leadsAsBefore(from: unknown = {}, to: unknown = {}): boolean {
  if (!isDefinition(from) || !isDefinition(to) || from.category !== to.category) return false;
  return ofPlace.every(each => to[each] !== true || from[each] === true);
}

/** Whether rows have every column that they had, with the same values or more. */
export function hasMoreColumns(from: unknown, to: unknown): boolean {
  if (!Array.isArray(from) || !Array.isArray(to)) return false;
  const columns = new Map(to.filter(isDefinition).map(each => [each.key, each]));
  return from.every(each => {
    const now = isDefinition(each) ? columns.get(each.key) : undefined;
    if (!now) return false;
    const [{ target: led, ...before }, { target, ...after }] = [each as Definition, now];
    return isDeepStrictEqual(before, after) && isWiderTarget(led, target);
  });
}

function includesAll(all: unknown, some: unknown): boolean {
  return Array.isArray(all) && Array.isArray(some) && some.every(each => all.includes(each));
}
