import type { Edge } from './edges.js';

/** An arrow: up from one box, along its lane, down to the other; below the boxes where it leads back. */
export interface Arrow {
  readonly edge: Edge;
  readonly isForward: boolean;
  readonly lane: number;
  readonly start: number;
  readonly end: number;
  /** The middle of what is written at it. */
  readonly labelAt: number;
}

/** An arrow that has its ports, and is still to be given a lane. */
export interface PortedEdge {
  readonly edge: Edge;
  readonly isForward: boolean;
  readonly start: number;
  readonly end: number;
}

/** How much room it takes what is written at an arrow. */
export type LabelWidth = (edge: Edge) => number;

export const portWidth = 14;

type Range = readonly [from: number, to: number];

/** Gives arrows lanes in their order: the first in which neither they nor their labels meet another. Then labels move aside from what passes. */
export function inLanes(edges: readonly PortedEdge[], widthOf: LabelWidth): readonly Arrow[] {
  const placed: Arrow[] = [];
  for (const each of edges) {
    const centred = { ...each, lane: 0, labelAt: (each.start + each.end) / 2 };
    const fits = (lane: number) => placed.every(other => other.lane !== lane || !overlap(centred, other, widthOf));
    const lane = [...placed.keys()].find(fits) ?? placed.length;
    placed.push({ ...centred, lane });
  }
  return placed.map(each => ({ ...each, labelAt: freeSpot(each, placed, widthOf) }));
}

/** The part of its lane that an arrow covers. */
function rangeOf({ edge, start, end, labelAt }: Arrow, widthOf: LabelWidth): Range {
  const half = widthOf(edge) / 2;
  return [Math.min(start, end, labelAt - half) - portWidth / 2, Math.max(start, end, labelAt + half) + portWidth / 2];
}

function overlap(one: Arrow, other: Arrow, widthOf: LabelWidth): boolean {
  const [[from, to], [begin, end]] = [rangeOf(one, widthOf), rangeOf(other, widthOf)];
  return begin <= to && end >= from;
}

/** From the middle outwards. */
const shifts = Array.from({ length: 61 }, (_, at) => (at % 2 === 0 ? 1 : -1) * Math.ceil(at / 2) * 4);

/** Arrows of farther lanes pass the labels of nearer ones. */
function freeSpot(arrow: Arrow, all: readonly Arrow[], widthOf: LabelWidth): number {
  const passing = all.filter(({ lane }) => lane > arrow.lane).flatMap(({ start, end }) => [start, end]);
  const beside = all.filter(each => each !== arrow && each.lane === arrow.lane);
  const spots = shifts.map(shift => arrow.labelAt + shift);
  const free = spots.find(
    labelAt =>
      passing.every(x => Math.abs(x - labelAt) > widthOf(arrow.edge) / 2 + 4) &&
      beside.every(each => !overlap({ ...arrow, labelAt }, each, widthOf)),
  );
  return free ?? arrow.labelAt;
}
