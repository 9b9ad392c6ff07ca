import type { ObjectTypeDefinition, ObjectTypeGroupDefinition } from '../../generated/types.js';

/** Order of menus: by sort number, what has none last; then by constant, so that there is only one order. */
export function bySort(one: Sorted, other: Sorted): number {
  return rank(one) - rank(other) || (one.const < other.const ? -1 : 1);
}

/** Alphabetical order. */
export function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : 1;
}

function rank({ sort }: Sorted): number {
  return sort ?? Number.MAX_SAFE_INTEGER;
}

interface Sorted {
  readonly const: string;
  readonly sort: number | null;
}

/** The types a group lists, then those that name it without being listed, as those of a site do. */
export function membersOf(
  { const: constant, objectTypes: listed }: ObjectTypeGroupDefinition,
  all: readonly ObjectTypeDefinition[],
): string[] {
  const others = all.filter(type => type.group === constant && !listed.includes(type.const));
  return [...listed, ...others.map(type => type.const)];
}
