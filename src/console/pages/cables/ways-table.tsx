import type { ComponentChildren } from 'preact';
import type { CableTrace, TracePoint } from '../../../../generated/types.js';
import { TypeIcon } from '../../parts/icon.js';
import { PlainTable } from '../../parts/plain-table.js';
import { to } from '../../routing/addresses.js';
import { say } from '../../texts/say.js';
import { words } from '../../texts/words.js';
import { cableWords } from './cable-words.js';

interface WayTableProps {
  readonly object: number;
  readonly ways: readonly CableTrace[];
}

/** Ways of an object as a table: each begins at the object where one of its ends is there, and leads to its own page. */
export function WayTable({ object, ways }: WayTableProps) {
  const rows = ways.map(({ points }) => (points.at(-1)?.object.id === object ? backwards(points) : points));
  return (
    <>
      <h2>{say(cableWords.ways)}</h2>
      <PlainTable
        label={say(cableWords.ways)}
        rows={rows}
        keyOf={points => points.map(({ entry }) => entry).join('-')}
        columns={[
          { title: say(cableWords.from), show: points => <Port point={points[0]} /> },
          { title: say(cableWords.way), show: points => <Passage points={points} /> },
          { title: say(cableWords.to), show: points => <Port point={points.at(-1)} /> },
        ]}
      />
    </>
  );
}

/** Points from the other end: what leads from one to the next is said by the other. */
function backwards(points: readonly TracePoint[]): readonly TracePoint[] {
  const turned = points.toReversed();
  return turned.map((point, at) => {
    const { next: _, cable: __, ...rest } = point;
    const { next, cable } = turned[at + 1] ?? {};
    return { ...rest, ...(next && { next }), ...(cable && { cable }) };
  });
}

function Port({ point }: { readonly point: TracePoint | undefined }) {
  return point ? (
    <>
      <a class="object-link" href={to.object(point.object.id)}>
        <TypeIcon type={point.object.type} size={16} />
        {point.object.title}
      </a>{' '}
      <a href={to.cables(point.object.id, point.entry)}>{point.title}</a>
      {point.positions !== undefined && `, ${say(cableWords.position, { positions: point.positions })}`}
    </>
  ) : null;
}

/** Cables and objects between the ends of a way. */
function Passage({ points }: { readonly points: readonly TracePoint[] }) {
  const passed = points.slice(1, -1).filter(({ next }) => next !== 'inside');
  const [first] = points;
  return (
    <>
      <Cable point={first} />
      {passed.map(point => (
        <span key={point.entry}>
          {' › '}
          <a href={to.cables(point.object.id)}>{point.object.title}</a> › <Cable point={point} />
        </span>
      ))}
    </>
  );
}

function Cable({ point }: { readonly point: TracePoint | undefined }): ComponentChildren {
  if (point?.next === 'inside') return say(cableWords.inside);
  return point?.cable ? <a href={to.cables(point.cable.id)}>{point.cable.title}</a> : say(cableWords.cable);
}

/** The way of one port, a row for each connector that it passes. */
export function StepTable({ ways }: { readonly ways: readonly CableTrace[] }) {
  return (
    <>
      <h2>{say(cableWords.ways)}</h2>
      {ways.map(({ points }) => (
        <PlainTable
          key={points[0]?.entry}
          label={say(cableWords.ways)}
          rows={points}
          keyOf={({ entry }) => entry}
          columns={[
            { title: say(cableWords.port), show: point => <Port point={point} /> },
            { title: say(words.type), show: ({ object }) => object.type_title },
            { title: say(cableWords.onward), show: point => <Onward point={point} /> },
          ]}
        />
      ))}
    </>
  );
}

function Onward({ point }: { readonly point: TracePoint }): ComponentChildren {
  if (point.splits) return <span class="warned">{say(cableWords.splits)}</span>;
  return point.next ? <Cable point={point} /> : say(cableWords.end);
}
