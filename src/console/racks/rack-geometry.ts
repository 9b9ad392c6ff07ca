import type { RackContent, RackDevice } from '../../../generated/types.js';

/** Lengths of the drawing of a rack in pixels. */
export const lengths = { unit: 24, width: 264, gutter: 30, head: 26 } as const;

type Rack = Pick<RackContent, 'units' | 'numbering'>;

/** The distance of a unit from the top, in units. */
function rowOf({ units, numbering }: Rack, unit: number): number {
  return numbering === 'ascending' ? (units ?? 0) - unit : unit - 1;
}

/** Where a unit begins, in pixels from the top. */
export function topOf(rack: Rack, from: number, to = from): number {
  return lengths.head + Math.min(rowOf(rack, from), rowOf(rack, to)) * lengths.unit;
}

/** The lowest unit of a device that is moved by so many pixels downwards; it stays inside of the rack. */
export function movedBy(rack: Rack, { from, to }: Pick<RackDevice, 'from' | 'to'>, pixels: number): number {
  const rows = Math.round(pixels / lengths.unit);
  const next = from + (rack.numbering === 'ascending' ? -rows : rows);
  return Math.max(1, Math.min((rack.units ?? 1) - (to - from), next));
}
