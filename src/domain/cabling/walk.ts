import { areApart, overlap, type Positions } from '../../attributes/positions.js';
import type { Connector } from '../models/connectors.js';

/** How one connector of a way leads to the next: by a cable, or through the object that both are on. */
export type Hop = 'cable' | 'inside';

/** A connector on a way, and the positions by which the way came: of the outermost of cables in cables first, of the innermost last. */
interface Stop {
  readonly connector: Connector;
  readonly lanes: readonly Positions[];
}

/** One end of a way that is not known yet. */
export interface Walk {
  readonly stops: readonly Stop[];
  readonly hops: readonly Hop[];
  /** `undefined` where the way ends. */
  readonly next: Hop | undefined;
  /** Whether it would go on by several connectors, so that nobody knows by which: behind its first stop, and after its last. */
  readonly splits: readonly [behind: boolean, ahead: boolean];
}

/** A walk that begins at a connector. */
export function walkFrom(connector: Connector, next: Hop): Walk {
  return { stops: [{ connector, lanes: [] }], hops: [], next, splits: [false, false] };
}

/** The walk from the end of a walk to its beginning, and on from there: what it met on its way says by which positions it comes. */
export function reverseWalk({ stops, hops, splits }: Walk, next: Hop): Walk {
  const [first, ...others] = stops.map(({ connector }) => connector).toReversed();
  const back = hops.toReversed();
  const met: Stop[] = first ? [{ connector: first, lanes: [] }] : [];
  for (const [at, connector] of others.entries()) {
    const [last, hop] = [met.at(-1), back[at]];
    if (last && hop) met.push({ connector, lanes: lanesAfter(last, connector, hop) ?? [] });
  }
  return { stops: met, hops: back, next, splits: [splits[1], false] };
}

/** A walk one hop further: one for each of several connectors where positions tell them apart, in their order, the same at its end otherwise. */
export function extendWalk(walk: Walk, beside: readonly Connector[]): readonly Walk[] {
  const [end, hop] = [walk.stops.at(-1), walk.next];
  if (!end || !hop) return [walk];
  const position = (connector: Connector): number => positionsTaken(connector, end.connector, hop)[0] ?? 0;
  const inOrder = beside.toSorted((one, other) => position(one) - position(other));
  const found = inOrder.flatMap(connector => {
    const lanes = leadsTo(end.connector, connector, hop) ? lanesAfter(end, connector, hop) : undefined;
    return lanes ? [{ connector, lanes }] : [];
  });
  const splits = found.length > 1 && !areApart(found.map(({ connector }) => positionsTaken(connector, end.connector, hop)));
  const onward = splits ? [] : found.filter(stop => !walk.stops.some(met => isSame(met, stop)));
  if (onward.length === 0) return [{ ...walk, next: undefined, splits: [walk.splits[0], splits] }];
  const next = hop === 'cable' ? 'inside' : 'cable';
  return onward.map(stop => ({ stops: [...walk.stops, stop], hops: [...walk.hops, hop], next, splits: walk.splits }));
}

function leadsTo(from: Connector, to: Connector, hop: Hop): boolean {
  if (from.entry === to.entry) return false;
  if (hop === 'cable') return from.connected === to.entry || positionsTaken(to, from, hop).length > 0;
  return from.object === to.object && (from.sibling === to.entry || to.sibling === from.entry);
}

/** The positions of another connector that a connector takes; empty where it names it without positions, or not at all, and where that has but one. */
function positionsTaken(by: Connector, of: Connector, hop: Hop): Positions {
  const [named, positions] = hop === 'cable' ? [by.connected, by.connectedPositions] : [by.sibling, by.siblingPositions];
  return named === of.entry && of.positions !== 1 ? positions : [];
}

/** The positions of a way after a hop; `undefined` where it does not lead there. */
function lanesAfter({ connector: from, lanes }: Stop, to: Connector, hop: Hop): readonly Positions[] | undefined {
  const [inner, outer] = [lanes.at(-1), lanes.slice(0, -1)];
  const into = positionsTaken(from, to, hop);
  if (into.length > 0) return into.length > 1 && inner ? nestPositions(outer, nth(into, inner)) : [...lanes, into];
  const out = positionsTaken(to, from, hop);
  if (out.length === 0 || !inner) return lanes;
  if (!overlap(inner, out)) return undefined;
  const rest = out.flatMap((position, at) => (inner.includes(position) ? [at + 1] : []));
  return rest.length === out.length ? outer : [...outer, rest];
}

function nestPositions(outer: readonly Positions[], inner: Positions): readonly Positions[] | undefined {
  return inner.length > 0 ? [...outer, inner] : undefined;
}

/** Of several positions those with these numbers, counted from one. */
function nth(positions: Positions, numbers: Positions): Positions {
  return numbers.flatMap(number => positions[number - 1] ?? []);
}

/** A way that meets a connector by the same positions again goes round. */
function isSame(one: Stop, other: Stop): boolean {
  return one.connector.entry === other.connector.entry && String(one.lanes.at(-1)) === String(other.lanes.at(-1));
}

/** The positions by which a walk meets each of its connectors, where that has several; empty where nobody names any. */
export function positionsOn({ stops, hops }: Walk): readonly Positions[] {
  return stops.map(({ connector, lanes }, at) => {
    const [before, after] = [stops[at - 1], stops[at + 1]];
    const named = [
      after ? positionsTaken(after.connector, connector, hops[at] ?? 'cable') : [],
      before ? positionsTaken(before.connector, connector, hops[at - 1] ?? 'cable') : [],
    ];
    return named.find(({ length }) => length > 0) ?? lanes.at(-1) ?? [];
  });
}
