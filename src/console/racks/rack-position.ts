import type { RackContent, RackDevice } from '../../../generated/types.js';
import type { Text } from '../texts/language.js';
import { say } from '../texts/say.js';
import { rowsOf, type Side, slotsOf } from './rack-geometry.js';
import { rackWords } from './rack-words.js';

/** Sides that a device can be mounted on, from front to rear, and the choice that says so in the category of places. */
export const insertions = {
  front: { sides: ['front'], label: rackWords.front, choice: 'C__INSERTION__FRONT' },
  both: { sides: ['front', 'rear'], label: rackWords.both, choice: 'C__INSERTION__BOTH' },
  rear: { sides: ['rear'], label: rackWords.rear, choice: 'C__INSERTION__REAR' },
} as const satisfies Readonly<Record<string, { readonly sides: readonly Side[]; readonly label: Text; readonly choice: string }>>;

export type Insertion = keyof typeof insertions;

const frontToRear: readonly Insertion[] = ['front', 'both', 'rear'];

/** Where a device stands or is to stand. */
export interface RackPosition {
  /** Its lowest unit, or its vertical slot. */
  readonly from: number;
  readonly isVertical: boolean;
  readonly insertion: Insertion;
}

/** An object of the rack that can be placed. */
export interface Placeable {
  readonly id: number;
  readonly title: string;
  /** Units that it takes when it is mounted across. */
  readonly height: number;
  /** Absent while it has no place. */
  readonly position?: RackPosition | undefined;
}

/** A device of a rack as something that can be placed. */
export function placeableOf({ id, title, from, to, vertical, sides }: RackDevice): Placeable {
  const insertion = sides.length > 1 ? 'both' : (sides[0] ?? 'front');
  return { id, title, height: to - from + 1, position: { from, isVertical: vertical, insertion } };
}

/** The highest unit of a device in this position, or its vertical slot. */
export function lastOf({ height }: Placeable, { from, isVertical }: RackPosition): number {
  return isVertical ? from : from + height - 1;
}

/** A position that is nearest to this one and inside of the rack. */
export function insideOf(rack: RackContent, { height }: Placeable, position: RackPosition): RackPosition {
  const { isVertical, insertion } = position;
  const { sides } = insertions[insertion];
  const slots = Math.min(...sides.map(side => slotsOf(rack, side)));
  const last = isVertical ? slots : rowsOf(rack) - Math.max(height, 0.5) + 1;
  return { ...position, from: Math.max(1, Math.min(last, position.from)) };
}

/** The first free units in front that a device fits into; unit 1 where there are none. */
export function firstFree({ free }: RackContent, { height }: Placeable): RackPosition {
  const room = free.front.find(({ from, to }) => to - from + 1 >= height);
  return { from: room?.from ?? 1, isVertical: false, insertion: 'front' };
}

/** The position after an arrow key: up and down change the unit or slot, left and right the side. Undefined for other keys. */
export function afterKey(rack: RackContent, device: Placeable, at: RackPosition, key: string): RackPosition | undefined {
  const up = rack.numbering === 'ascending' && !at.isVertical ? 1 : -1;
  const step = at.isVertical || (Number.isInteger(device.height) && Number.isInteger(at.from)) ? up : up / 2;
  const rows: Readonly<Record<string, number>> = { ArrowUp: step, ArrowDown: -step };
  const sides: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
  const rowStep = rows[key];
  if (rowStep !== undefined) return insideOf(rack, device, { ...at, from: at.from + rowStep });
  const sideStep = sides[key];
  if (sideStep === undefined) return undefined;
  return { ...at, insertion: frontToRear[frontToRear.indexOf(at.insertion) + sideStep] ?? at.insertion };
}

/** A position in words: its units or slot; of halves where they begin, and how many units they are. */
export function unitsInWords(from: number, to: number, isVertical: boolean): string {
  if (isVertical) return say(rackWords.slot, { from });
  if (from === to || to === from - 1) return say(rackWords.unit, { from });
  if (Number.isInteger(from) && Number.isInteger(to)) return say(rackWords.unitRange, { from, to });
  return say(rackWords.halves, { from, height: to - from + 1 });
}

/** A position in words: its units or slot, and its side. */
export function inWords(device: Placeable, at: RackPosition): string {
  return `${unitsInWords(at.from, lastOf(device, at), at.isVertical)}, ${say(insertions[at.insertion].label)}`;
}
