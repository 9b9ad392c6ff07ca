import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { RackContent, RackDevice } from '../../../generated/types.js';
import { lanesOf } from '../../drawings/lanes.js';
import { to } from '../routing/addresses.js';
import { say } from '../texts/say.js';
import type { Mover, Moving } from './moving.js';
import { type Box, boxOfSlot, boxOfUnits, lengths, rowsOf, type Side, sizeOf, slotsOf } from './rack-geometry.js';
import { insertions, inWords, lastOf, placeableOf, unitsInWords } from './rack-position.js';
import { rackWords } from './rack-words.js';

interface RackSideProps {
  readonly rack: RackContent;
  readonly side: Side;
  readonly mover: Mover;
}

/** One side of a rack: its units and vertical slots, and the devices there. Two in the same unit stand side by side. */
export function RackSide({ rack, side, mover }: RackSideProps) {
  const { width, height } = sizeOf(rack, side);
  const rows = rowsOf(rack);
  const slots = slotsOf(rack, side);
  const own = rack.devices.filter(({ sides }) => sides.includes(side));
  const across = own.filter(({ vertical, from }) => !vertical && from < rows + 1);
  const upright = own.filter(({ vertical, to: slot }) => vertical && slot <= slots);
  const faulty = new Set(rack.conflicts.flatMap(({ objects }) => objects));
  const props = { mover, faulty };
  const { moving } = mover;
  return (
    <svg class="rack" data-side={side} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <title>{say(rackWords[side])}</title>
      <text x={lengths.gutter + lengths.width / 2} y={16} class="side-title">
        {say(rackWords[side])}
      </text>
      <rect {...framed(boxOfUnits(rack, 1, rows))} rx="6" class="frame-box" />
      {Array.from({ length: rows }, (_, at) => at + 1).map(unit => (
        <Unit key={unit} number={unit} box={boxOfUnits(rack, unit, unit)} />
      ))}
      {Array.from({ length: slots }, (_, at) => at + 1).map(slot => (
        <rect key={slot} {...boxOfSlot(rack, slot)} class="slot" />
      ))}
      {across
        .filter(({ from, to: last }) => last === from - 1)
        .map(device => (
          <Device key={device.id} device={device} box={boxOfUnits(rack, device.from, device.to)} {...props} />
        ))}
      {lanesOf(across.filter(({ from, to: last }) => last !== from - 1)).map(({ item, lane, lanes }) => {
        const box = boxOfUnits(rack, item.from, item.to);
        const part = { ...box, x: box.x + (lane * box.width) / lanes, width: box.width / lanes };
        return <Device key={item.id} device={item} box={part} {...props} />;
      })}
      {upright.map(device => (
        <Device key={device.id} device={device} box={boxOfSlot(rack, device.from)} {...props} />
      ))}
      {moving && insertions[moving.at.insertion].sides.some(each => each === side) && <Ghost rack={rack} moving={moving} />}
    </svg>
  );
}

function framed({ x, y, width, height }: Box): Box {
  return { x: x - 5, y: y - 4, width: width + 10, height: height + 8 };
}

function Unit({ number, box }: { readonly number: number; readonly box: Box }) {
  return (
    <g class="unit">
      <rect {...box} />
      <text x={box.x - 10} y={box.y + 16}>
        {number}
      </text>
    </g>
  );
}

interface DeviceProps {
  readonly device: RackDevice;
  readonly box: Box;
  readonly mover: Mover;
  readonly faulty: ReadonlySet<number>;
}

function Device({ device, box, mover, faulty }: DeviceProps) {
  const { id, title, from, to: last, vertical, reserved, color } = device;
  const notes = [...(reserved ? [say(rackWords.reserved)] : []), ...(faulty.has(id) ? [say(rackWords.faulty)] : [])];
  const isMoving = mover.moving?.device.id === id;
  const states = { reserved, wrong: faulty.has(id), moving: isMoving };
  const classes = Object.entries(states).flatMap(([name, isSo]) => (isSo ? [name] : []));
  return (
    <a
      href={to.object(id)}
      class={['device', ...classes].join(' ')}
      data-device={id}
      draggable={false}
      {...mover.handlersOf(placeableOf(device))}
    >
      <title>{[title, unitsInWords(from, last, vertical), ...notes].join(', ')}</title>
      <rect x={box.x + 1} y={box.y + 1} width={box.width - 2} height={box.height - 2} rx="4" class="body" />
      {vertical ? (
        <rect x={box.x + 1} y={box.y + 1} width={box.width - 2} height="6" rx="3" fill={`#${color}`} />
      ) : (
        <rect x={box.x + 1} y={box.y + 1} width="6" height={box.height - 2} rx="3" fill={`#${color}`} />
      )}
      <Label box={box} isUpright={vertical} text={[title, ...notes.map(note => `(${note})`)].join(' ')} />
    </a>
  );
}

/** Where a device is to stand; it is scrolled to, as keys move it beyond the window. */
function Ghost({ rack, moving: { device, at } }: { readonly rack: RackContent; readonly moving: Moving }) {
  const drawn = useRef<SVGGElement>(null);
  useEffect(() => drawn.current?.scrollIntoView({ block: 'nearest' }), [at.from]);
  const box = at.isVertical ? boxOfSlot(rack, at.from) : boxOfUnits(rack, at.from, lastOf(device, at));
  return (
    <g class="ghost" ref={drawn}>
      <title>{inWords(device, at)}</title>
      <rect x={box.x + 1} y={box.y + 1} width={box.width - 2} height={box.height - 2} rx="4" />
      <Label box={box} isUpright={at.isVertical} text={device.title} />
    </g>
  );
}

/** Pixels of a character of the drawing, about. */
const characterWidth = 7.4;

interface LabelProps {
  readonly box: Box;
  readonly isUpright: boolean;
  readonly text: string;
}

/** A line of text as long as there is room. */
function Label({ box, isUpright, text }: LabelProps): ComponentChildren {
  const most = Math.floor(((isUpright ? box.height : box.width) - 24) / characterWidth);
  const shown = text.length > most ? `${text.slice(0, Math.max(1, most - 1))}…` : text;
  const [x, y] = isUpright ? [box.x + box.width / 2 + 4, box.y + box.height - 10] : [box.x + 16, box.y + box.height / 2 + 4.5];
  return (
    <text x={x} y={y} transform={isUpright ? `rotate(-90 ${x} ${y})` : undefined}>
      {shown}
    </text>
  );
}
