import { type Definition, isDefinition } from './definitions.js';

/** Members that list what a definition consists of. */
export const listsOfParts = ['attributes', 'choices'] as const;

/** Whether a member lists what its definition consists of. */
export function isListOfParts(member: string | undefined): member is (typeof listsOfParts)[number] {
  return listsOfParts.some(each => each === member);
}

/** The attributes or the choices of a definition. */
export function itemsIn(definition: Definition, list: (typeof listsOfParts)[number]): readonly Definition[] {
  const items = definition[list];
  return Array.isArray(items) ? items.filter(isDefinition) : [];
}

/** Numbers of attributes or choices. */
function numbersIn(items: readonly Definition[]): readonly string[] {
  return items.map(({ id }) => String(id));
}

/** Whether what stands in two lists stands in them in different orders. */
export function isReordered(from: readonly Definition[], to: readonly Definition[]): boolean {
  const [before, after] = [numbersIn(from), numbersIn(to)];
  const common = before.filter(id => after.includes(id));
  return after.filter(id => before.includes(id)).some((id, at) => id !== common[at]);
}

/**
 * A list in which some items are given: these have the places among the others that given items had before, in the order in which they are given. A
 * new one stands behind the one that is given before it, else before the next one; one that is given alone stands at the end.
 */
export function mergedItems(
  others: readonly Definition[],
  given: readonly Definition[],
  former: readonly Definition[],
): readonly Definition[] {
  const places = new Map(numbersIn(former).map((id, at) => [id, at]));
  const isKnown = ({ id }: Definition) => places.has(String(id));
  const known = given.filter(isKnown);
  const stays = new Map(others.map(each => [String(each.id), each]));
  const ids = new Set(numbersIn(known));
  let taken = 0;
  const merged = former.flatMap(({ id }): Definition | readonly Definition[] => {
    if (!ids.has(String(id))) return stays.get(String(id)) ?? [];
    taken += 1;
    return known[taken - 1] ?? [];
  });
  for (const [at, item] of given.entries()) {
    if (isKnown(item)) continue;
    const before = given[at - 1];
    const behind = given.slice(at).find(isKnown);
    const place = before ? merged.indexOf(before) + 1 : behind ? merged.indexOf(behind) : merged.length;
    merged.splice(place, 0, item);
  }
  return merged;
}
