import type { RackContent, RackDevice } from '../../../generated/types.js';

/** A side of a rack. */
export type Side = RackDevice['sides'][number];

/** Lengths of the drawing of a rack in pixels. */
export const lengths = { unit: 24, width: 240, slot: 24, strip: 8, gutter: 30, gap: 6, head: 26, foot: 8 } as const;

/** Units and slots that are drawn at most: nobody can look at more. */
const drawnAtMost = { units: 200, slots: 20 } as const;

/** How many units are drawn: the height of the rack; where it is not stated, as many as are taken. */
export function rowsOf({ units, devices }: RackContent): number {
  const highest = Math.max(1, ...devices.filter(({ vertical }) => !vertical).map(({ to }) => to));
  return Math.min(Math.ceil(units ?? highest), drawnAtMost.units);
}

/** How many vertical slots a side has; those that are taken and not stated are drawn as well. */
export function slotsOf({ slots, devices }: RackContent, side: Side): number {
  const taken = devices.filter(({ vertical, sides }) => vertical && sides.includes(side)).map(({ to }) => to);
  return Math.min(Math.max(slots[side], ...taken), drawnAtMost.slots);
}

/** The size of the drawing of a side. */
export function sizeOf(rack: RackContent, side: Side): { readonly width: number; readonly height: number } {
  const slots = slotsOf(rack, side);
  const beside = slots > 0 ? lengths.gap + slots * lengths.slot : 0;
  return {
    width: lengths.gutter + lengths.width + lengths.foot + beside,
    height: lengths.head + rowsOf(rack) * lengths.unit + lengths.foot,
  };
}

/** A rectangle of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where units lie in the drawing; those beyond the rack are left out. No unit is a strip beside the one it begins at. */
export function boxOfUnits(rack: RackContent, from: number, to: number): Box {
  const rows = rowsOf(rack);
  if (to - from + 1 === 0) return { ...boxOfUnits(rack, from, from), x: lengths.gutter - lengths.strip, width: lengths.strip };
  const last = Math.max(from - 0.5, Math.min(to, rows));
  const row = rack.numbering === 'ascending' ? rows - last : from - 1;
  return {
    x: lengths.gutter,
    y: lengths.head + row * lengths.unit,
    width: lengths.width,
    height: (last - from + 1) * lengths.unit,
  };
}

/** Where a vertical slot lies in the drawing. */
export function boxOfSlot(rack: RackContent, slot: number): Box {
  const x = lengths.gutter + lengths.width + lengths.gap + (slot - 1) * lengths.slot;
  return { x, y: lengths.head, width: lengths.slot, height: rowsOf(rack) * lengths.unit };
}

/** The unit or vertical slot at a point of the drawing; it may be outside of the rack. */
export function placeAt(rack: RackContent, side: Side, { x, y }: { readonly x: number; readonly y: number }) {
  const beside = x - lengths.gutter - lengths.width - lengths.gap;
  if (beside >= 0 && slotsOf(rack, side) > 0) return { isVertical: true, from: Math.floor(beside / lengths.slot) + 1 };
  const row = Math.floor((y - lengths.head) / lengths.unit);
  return { isVertical: false, from: rack.numbering === 'ascending' ? rowsOf(rack) - row : row + 1 };
}
