import type { KeptValues } from '../../../../attributes/attribute-values.js';

/** Place of an object in a rack: units across, or a slot at its side, in front or behind or both. */
export interface RackPlace {
  readonly first: number;
  readonly last: number;
  readonly isVertical: boolean;
  readonly sides: readonly Side[];
}

type Side = 'front' | 'rear';

/** Choices of `location_option` and `location_insertion` by number. What says no side stands in front. */
const vertical = 4;
const sidesOf: ReadonlyMap<unknown, readonly Side[]> = new Map<unknown, readonly Side[]>([
  [0, ['rear']],
  [1, ['front']],
  [2, ['front', 'rear']],
]);

/** The place that a location states; `undefined` where it states none. An object without height takes one unit. */
export function rackPlace({ pos, option, insertion }: Readonly<KeptValues>, units: unknown): RackPlace | undefined {
  if (typeof pos !== 'number') return undefined;
  const isVertical = option === vertical;
  const height = isVertical || typeof units !== 'number' ? 1 : Math.max(units, 1);
  return { first: pos, last: pos + height - 1, isVertical, sides: sidesOf.get(insertion) ?? ['front'] };
}

/** Whether two objects cannot stand in these places at once. */
export function overlap(one: RackPlace, other: RackPlace): boolean {
  if (one.isVertical !== other.isVertical || !one.sides.some(side => other.sides.includes(side))) return false;
  return one.first <= other.last && other.first <= one.last;
}

/** How many places of the kind a rack has; `undefined` where it does not state it. */
export function capacity(
  { isVertical, sides }: RackPlace,
  units: unknown,
  { vertical_slots_front, vertical_slots_rear }: Readonly<KeptValues>,
): number | undefined {
  const told = isVertical ? sides.map(side => (side === 'front' ? vertical_slots_front : vertical_slots_rear)) : [units];
  const known = told.filter(count => typeof count === 'number' && count > 0).map(Number);
  return known.length > 0 ? Math.min(...known) : undefined;
}

/** A place in words. */
export function placeInWords({ first, last, isVertical }: RackPlace): string {
  if (isVertical) return `vertical slot ${first}`;
  return first === last ? `unit ${first}` : `units ${first} to ${last}`;
}
