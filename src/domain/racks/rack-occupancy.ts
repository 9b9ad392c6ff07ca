import { heightOf, isBeyond, overlap, type RackPlace } from '../entries/rules/places/rack-units.js';
import type { Mounted, Rack } from './rack.js';

export type Side = RackPlace['sides'][number];

/** Units from the first to the last. */
export interface UnitRange {
  readonly from: number;
  readonly to: number;
}

/** Devices in places where they cannot stand: two in one, or one beyond the rack. */
export interface RackConflict extends UnitRange {
  readonly kind: 'overlap' | 'beyond';
  /** Ids, ascending. */
  readonly objects: readonly number[];
}

/** CMDB statuses of devices that have a place and are not in it yet. */
const notThereYet: ReadonlySet<string> = new Set([
  'C__CMDB_STATUS__PLANNED',
  'C__CMDB_STATUS__ORDERED',
  'C__CMDB_STATUS__DELIVERED',
]);

const conflictsAtMost = 1000;

/** Whether a place is kept for a device that is not there yet. */
export function isReserved({ object }: Mounted): boolean {
  return notThereYet.has(object.cmdbStatus);
}

/** Units of a side of a rack that nothing takes, ascending; none where the rack does not state its height. */
export function freeUnits({ units, mounted }: Rack, side: Side): readonly UnitRange[] {
  const free: UnitRange[] = [];
  let next = 1;
  for (const { place } of mounted) {
    if (place.isVertical || !place.sides.includes(side) || heightOf(place) === 0) continue;
    const to = Math.min(place.first - 1, units ?? 0);
    if (to + 1 > next) free.push({ from: next, to });
    next = Math.max(next, place.last + 1);
  }
  return units !== undefined && next < units + 1 ? [...free, { from: next, to: units }] : free;
}

/** Conflicts of devices in a rack, by their first unit; at most a thousand. */
export function conflictsIn(rack: Rack): readonly RackConflict[] {
  const conflicts: RackConflict[] = [];
  for (const [at, one] of rack.mounted.entries()) {
    if (isOutside(one, rack))
      conflicts.push({ kind: 'beyond', objects: [one.object.id], from: one.place.first, to: one.place.last });
    for (const other of following(rack.mounted, at, one)) {
      if (conflicts.length >= conflictsAtMost) return conflicts;
      const objects = [one.object.id, other.object.id].sort((first, second) => first - second);
      conflicts.push({ kind: 'overlap', objects, from: other.place.first, to: Math.min(one.place.last, other.place.last) });
    }
  }
  return conflicts;
}

/** Devices that begin in the units of one before them, and stand in its way. */
function* following(mounted: readonly Mounted[], at: number, { place }: Mounted): Generator<Mounted> {
  for (let next = at + 1; next < mounted.length; next += 1) {
    const other = mounted[next];
    if (!other || other.place.first >= place.last + 1) return;
    if (overlap(place, other.place)) yield other;
  }
}

function isOutside({ place }: Mounted, { units, slots }: Rack): boolean {
  if (place.first < 1) return true;
  if (!place.isVertical) return units !== undefined && isBeyond(place, units);
  return place.sides.some(side => slots[side] > 0 && isBeyond(place, slots[side]));
}
