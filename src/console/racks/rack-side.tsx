import { useState } from 'preact/hooks';
import type { RackContent, RackDevice } from '../../../generated/types.js';
import { to } from '../routing/addresses.js';
import { say } from '../texts/say.js';
import { moveDevice } from './move.js';
import { lengths, movedBy, topOf } from './rack-geometry.js';
import { rackWords, type Side, sides } from './rack-words.js';

interface RackSideProps {
  readonly rack: RackContent;
  readonly side: Side;
}

/** One side of a rack: its units, the devices on it, each of which can be dragged or moved by the arrow keys. */
export function RackSide({ rack, side }: RackSideProps) {
  const units = rack.units ?? 0;
  const height = lengths.head + units * lengths.unit + 8;
  const width = lengths.width + 2 * lengths.gutter;
  const devices = rack.devices.filter(({ sides: on, vertical }) => !vertical && on.includes(side));
  const inConflict = new Set(rack.conflicts.flatMap(({ objects }) => objects));
  return (
    <svg class="rack" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <title>{say(sides[side].label)}</title>
      <text x={width / 2} y={16} class="side-title">
        {say(sides[side].label)}
      </text>
      <rect
        x={lengths.gutter - 5}
        y={lengths.head - 4}
        width={lengths.width + 10}
        height={units * lengths.unit + 8}
        rx="6"
        class="frame-box"
      />
      {Array.from({ length: units }, (_, at) => at + 1).map(unit => (
        <g key={unit} class="unit">
          <rect x={lengths.gutter} y={topOf(rack, unit)} width={lengths.width} height={lengths.unit} />
          <text x={lengths.gutter - 10} y={topOf(rack, unit) + 16}>
            {unit}
          </text>
        </g>
      ))}
      {devices.map(device => (
        <Device key={device.id} rack={rack} device={device} side={side} isWrong={inConflict.has(device.id)} />
      ))}
    </svg>
  );
}

interface DeviceProps extends RackSideProps {
  readonly device: RackDevice;
  readonly isWrong: boolean;
}

const shownCharacters = 31;

function Device({ rack, device, side, isWrong }: DeviceProps) {
  const { id, title, from, to: last, reserved, color } = device;
  const [unit, setUnit] = useState<number>();
  const [grabbedAt, setGrabbedAt] = useState<number>();
  const at = unit ?? from;
  const y = topOf(rack, at, at + last - from);
  const height = (last - from + 1) * lengths.unit;
  const settle = async (): Promise<void> => {
    setGrabbedAt(undefined);
    if (at !== from) await moveDevice(device, at, side);
    setUnit(undefined);
  };
  const steps: Readonly<Record<string, () => void>> = {
    ArrowUp: () => setUnit(movedBy(rack, { from: at, to: at + last - from }, -lengths.unit)),
    ArrowDown: () => setUnit(movedBy(rack, { from: at, to: at + last - from }, lengths.unit)),
    Escape: () => setUnit(undefined),
    ...(unit !== undefined && unit !== from && { Enter: () => void settle() }),
  };
  return (
    <a
      href={to.object(id)}
      class={`device${reserved ? ' reserved' : ''}${isWrong ? ' wrong' : ''}${unit === undefined ? '' : ' moving'}`}
      draggable={false}
      onKeyDown={event => {
        const step = steps[event.key];
        if (!step) return;
        event.preventDefault();
        step();
      }}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setGrabbedAt(event.clientY);
      }}
      onPointerMove={({ clientY }) => {
        if (grabbedAt !== undefined && Math.abs(clientY - grabbedAt) > 4) setUnit(movedBy(rack, device, clientY - grabbedAt));
      }}
      onPointerUp={() => void settle()}
      onClick={event => unit !== undefined && event.preventDefault()}
      onDragStart={event => event.preventDefault()}
    >
      <title>{say(rackWords.device, { title, from, to: last })}</title>
      <rect x={lengths.gutter + 1} y={y + 1} width={lengths.width - 2} height={height - 2} rx="4" class="body" />
      <rect x={lengths.gutter + 1} y={y + 1} width="6" height={height - 2} rx="3" fill={`#${color}`} />
      <text x={lengths.gutter + 16} y={y + height / 2 + 4.5}>
        {title.length > shownCharacters ? `${title.slice(0, shownCharacters)}…` : title}
        {reserved && ` (${say(rackWords.reserved)})`}
      </text>
    </a>
  );
}
