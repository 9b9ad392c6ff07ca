import type { KeptValues } from '../../../../attributes/attribute-values.js';
import { type Text, text } from '../../../../messages/text.js';

/** Place of an object in a rack: units across, or a slot at its side, in front or behind or both. */
export interface RackPlace {
  /** Where it begins; 10.5 is the upper half of unit 10. */
  readonly first: number;
  /** The first unit plus the height, less one: the highest of whole units. */
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

/** The place that a location states; `undefined` where it states none. An object whose height is not stated takes one unit. */
export function rackPlace({ pos, option, insertion }: Readonly<KeptValues>, units: unknown): RackPlace | undefined {
  if (typeof pos !== 'number') return undefined;
  const isVertical = option === vertical;
  const height = isVertical || typeof units !== 'number' ? 1 : Math.max(units, 0);
  return { first: pos, last: pos + height - 1, isVertical, sides: sidesOf.get(insertion) ?? ['front'] };
}

/** How many units a place takes; a place of none is beside its unit. */
export function heightOf({ first, last }: RackPlace): number {
  return last - first + 1;
}

/** Whether two objects cannot stand in these places at once. */
export function overlap(one: RackPlace, other: RackPlace): boolean {
  if (one.isVertical !== other.isVertical || !one.sides.some(side => other.sides.includes(side))) return false;
  if (heightOf(one) === 0 || heightOf(other) === 0) return false;
  return one.first < other.last + 1 && other.first < one.last + 1;
}

/** Whether a place ends after so many units or slots. */
export function isBeyond({ first, last }: RackPlace, most: number): boolean {
  return last > most || first >= most + 1;
}

/** Where a place of this height can begin at most, among so many units or slots; less than 1 where they are too few for it. */
export function highestStart(place: RackPlace, most: number): number {
  return most + 1 - (heightOf(place) || 1);
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
export function placeInWords({ first, last, isVertical }: RackPlace): Text {
  if (isVertical) return text('RackSlot', { first });
  const height = last - first + 1;
  if (height === 1 || height === 0) return text('RackUnit', { last: first });
  return Number.isInteger(first) && Number.isInteger(last)
    ? text('RackUnits', { first, last })
    : text('RackUnitsAt', { height, first });
}
