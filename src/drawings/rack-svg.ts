import type { RackContent, RackDevice, RackUnits } from '../../generated/types.js';
import { lanesOf } from './lanes.js';
import { unitsText } from './rack-units.js';
import { type DrawingLanguage, rackWords } from './rack-words.js';
import { element, escapeMarkup, textLine } from './svg.js';

/** Sizes in pixels. */
export const size = { unit: 20, side: 260, numbers: 34, slot: 20, strip: 5, gap: 40, top: 64, margin: 16 } as const;

/** Units that are drawn at most: higher racks would be pictures that nobody can look at. */
const unitsDrawn = 200;

type Side = RackDevice['sides'][number];
const sides: readonly Side[] = ['front', 'rear'];

/** Measures and texts that all parts of a drawing share. */
interface Sheet {
  readonly rack: RackContent;
  readonly rows: number;
  readonly words: (typeof rackWords)[DrawingLanguage];
  /** Ids of devices that stand in each other's way, or beyond the rack. */
  readonly faulty: ReadonlySet<number>;
}

/** A rack as an SVG drawing, front and rear side by side; it has neither styles nor scripts, and titles are texts. */
export function rackSvg(rack: RackContent, language: DrawingLanguage): string {
  const rows = rowsOf(rack);
  const sheet = { rack, rows, words: rackWords[language], faulty: new Set(rack.conflicts.flatMap(({ objects }) => objects)) };
  const width = 2 * size.margin + sides.reduce((sum, side) => sum + widthOf(rack, side), 0) + size.gap;
  const height = size.top + rows * size.unit + 2 * size.margin + size.unit;
  const content = [
    element('title', {}, escapeMarkup(rack.object.title)),
    element('rect', { width, height, fill: '#ffffff' }),
    textLine(rack.object.title, width - 2 * size.margin, { x: size.margin, y: 26, 'font-size': 16, 'font-weight': 'bold' }),
    drawSide(sheet, 'front', size.margin),
    drawSide(sheet, 'rear', size.margin + widthOf(rack, 'front') + size.gap),
    footer(sheet, width, height),
  ].join('\n');
  const place = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height };
  const text = { 'font-family': 'system-ui, sans-serif', 'font-size': 12, fill: '#1a1a1a' };
  return `${element('svg', { ...place, ...text, role: 'img', lang: language, 'aria-label': rack.object.title }, `\n${content}\n`)}\n`;
}

function rowsOf({ units, devices }: RackContent): number {
  const highest = devices.reduce((most, { to, vertical }) => (vertical ? most : Math.max(most, to)), 1);
  return Math.min(Math.ceil(units ?? highest), unitsDrawn);
}

function widthOf(rack: RackContent, side: Side): number {
  return size.numbers + size.side + slotsOf(rack, side) * size.slot;
}

function slotsOf({ slots, devices }: RackContent, side: Side): number {
  const taken = devices.filter(each => each.vertical && each.sides.includes(side)).map(({ to }) => to);
  return Math.min(Math.max(slots[side], 0, ...taken), 20);
}

/** Pixels from the top to units of a rack. */
function topOf({ rack, rows }: Sheet, { from, to }: RackUnits): number {
  return size.top + (rack.numbering === 'ascending' ? rows - to : from - 1) * size.unit;
}

function drawSide(sheet: Sheet, side: Side, left: number): string {
  const { rack, rows, words } = sheet;
  const x = left + size.numbers;
  const height = rows * size.unit;
  const free = rack.free[side].reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const room = rack.units === null ? words.unknownHeight : words.free.replace('{units}', String(free));
  const lines = [
    textLine(`${words[side]} · ${room}`, size.side, { x, y: size.top - 10 }),
    element('rect', { x, y: size.top, width: size.side, height, fill: '#f4f4f4', stroke: '#1a1a1a', 'stroke-width': 2 }),
    ...Array.from({ length: rows }, (_, at) => unitLine(sheet, at + 1, left)),
    ...devicesOn(sheet, side, x),
    ...slotsOn(sheet, side, x + size.side),
  ];
  return element('g', { 'data-side': side }, `\n${lines.join('\n')}\n`);
}

function unitLine(sheet: Sheet, unit: number, left: number): string {
  const y = topOf(sheet, { from: unit, to: unit });
  const x = left + size.numbers;
  const line = element('path', { d: `M${x} ${y}h${size.side}`, stroke: '#c4c4c4' });
  return line + element('text', { x: x - 6, y: y + 14, 'text-anchor': 'end', 'font-size': 10, fill: '#4a4a4a' }, String(unit));
}

/** Devices in the same units stand side by side, so that both are seen; those that take none are strips beside their unit. */
function devicesOn(sheet: Sheet, side: Side, x: number): readonly string[] {
  const own = sheet.rack.devices.filter(each => !each.vertical && each.sides.includes(side) && each.from < sheet.rows + 1);
  const [beside, inside] = [own.filter(isBeside), own.filter(each => !isBeside(each))];
  const strips = beside.map(each => {
    const y = topOf(sheet, { from: each.from, to: each.from });
    return drawDevice(sheet, each, { x: x - size.strip, y, width: size.strip, height: size.unit });
  });
  const boxes = lanesOf(inside).map(({ item, lane, lanes }) => {
    const width = size.side / lanes;
    const to = Math.min(item.to, sheet.rows);
    const place = {
      x: x + lane * width,
      y: topOf(sheet, { from: item.from, to }),
      width,
      height: (to - item.from + 1) * size.unit,
    };
    return drawDevice(sheet, item, place);
  });
  return [...boxes, ...strips];
}

/** Whether a device takes no unit and is mounted beside one. */
function isBeside({ from, to, vertical }: RackDevice): boolean {
  return !vertical && to < from && to - from + 1 === 0;
}

function slotsOn(sheet: Sheet, side: Side, x: number): readonly string[] {
  const height = sheet.rows * size.unit;
  const place = (slot: number) => ({ x: x + (slot - 1) * size.slot, y: size.top, width: size.slot, height });
  const count = slotsOf(sheet.rack, side);
  const empty = Array.from({ length: count }, (_, at) => element('rect', { ...place(at + 1), fill: 'none', stroke: '#c4c4c4' }));
  const own = sheet.rack.devices.filter(each => each.vertical && each.sides.includes(side) && each.to <= count);
  return [...empty, ...own.map(each => drawDevice(sheet, each, place(each.from)))];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawDevice({ faulty, words }: Sheet, device: RackDevice, box: Box): string {
  const isFaulty = faulty.has(device.id);
  const units = unitsText(device);
  const notes = [units, device.type_title, ...(device.reserved ? [words.reserved] : []), ...(isFaulty ? [words.conflict] : [])];
  const frame = {
    ...{ ...box, rx: 2, fill: `#${/^[0-9a-f]{6}$/i.test(device.color) ? device.color : 'ffffff'}` },
    stroke: isFaulty ? '#b00020' : '#1a1a1a',
    'stroke-width': isFaulty ? 3 : 1,
    'stroke-dasharray': device.reserved ? '5 3' : undefined,
  };
  const shown = `${isFaulty ? '⚠ ' : ''}${device.title}`;
  const content = [
    element('title', {}, escapeMarkup(`${device.title} (${notes.join(', ')})`)),
    element('rect', frame),
    ...(isBeside(device) ? [] : [label(device, shown, box)]),
  ];
  const marks = { 'data-object': device.id, 'data-from': device.from, 'data-to': device.to };
  return element('g', { ...marks, 'fill-opacity': device.reserved ? 0.6 : undefined }, content.join(''));
}

function label({ vertical }: RackDevice, text: string, { x, y, width, height }: Box): string {
  if (!vertical) return textLine(text, width - 12, { x: x + 6, y: y + height / 2 + 4, fill: '#1a1a1a' });
  const [middle, bottom] = [x + width / 2 + 4, y + height - 6];
  return textLine(text, height - 12, { x: middle, y: bottom, fill: '#1a1a1a', transform: `rotate(-90 ${middle} ${bottom})` });
}

function footer({ rack, words }: Sheet, width: number, height: number): string {
  if (rack.unplaced.length === 0) return '';
  const titles = rack.unplaced.map(({ title }) => title).join(', ');
  return textLine(
    words.unplaced.replace('{titles}', () => titles),
    width - 2 * size.margin,
    { x: size.margin, y: height - size.margin },
  );
}
