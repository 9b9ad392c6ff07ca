import { isDeepStrictEqual } from 'node:util';
import type { Definition } from './definitions.js';

/** Numbers of attributes or choices. */
function numbersIn(items: readonly Definition[]): readonly string[] {
  return items.map(({ id }) => String(id));
}

/** Whether what stands in two lists stands in them in different orders. */
export function isReordered(from: readonly Definition[], to: readonly Definition[]): boolean {
  const [before, after] = [new Set(numbersIn(from)), new Set(numbersIn(to))];
  return !isDeepStrictEqual(
    [...before].filter(id => after.has(id)),
    [...after].filter(id => before.has(id)),
  );
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
  const known = new Set(numbersIn(former));
  const isKnown = ({ id }: Definition) => known.has(String(id));
  const moved = given.filter(isKnown);
  const places = new Set(numbersIn(moved));
  const stays = new Map(others.map(each => [String(each.id), each]));
  const next = moved.values();
  const merged = former.flatMap(({ id }): Definition | readonly Definition[] =>
    places.has(String(id)) ? (next.next().value ?? []) : (stays.get(String(id)) ?? []),
  );
  for (const [at, item] of given.entries()) {
    if (isKnown(item)) continue;
    const before = given[at - 1];
    const behind = given.slice(at).find(isKnown);
    const place = before ? merged.indexOf(before) + 1 : behind ? merged.indexOf(behind) : merged.length;
    merged.splice(place, 0, item);
  }
  return merged;
}
