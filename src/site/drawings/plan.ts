import { type Edge, edgesOf, type Step, statusesOf } from './edges.js';
import { type Arrow, inLanes, type LabelWidth, portWidth } from './lanes.js';

/** A status and where its box begins. */
export interface Box {
  readonly status: string;
  readonly x: number;
}

/** Where everything of a drawing is. */
export interface Plan {
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
  readonly lanes: { readonly above: number; readonly below: number };
}

export const boxWidth = 150;
const pitch = 192;

/** Lays a lifecycle out: statuses in a row, short arrows near to them, no two on the same spot. */
export function planOf(steps: readonly Step[], widthOf: LabelWidth): Plan {
  const statuses = statusesOf(steps);
  const boxes = statuses.map((status, at) => ({ status, x: at * pitch }));
  const placed = edgesOf(steps).map(edge => placeEdge(edge, statuses));
  const sides = [true, false].map(isForward =>
    sideOf(
      placed.filter(each => each.isForward === isForward),
      widthOf,
    ),
  );
  const arrows = sides.flat();
  const lanes = sides.map(side => Math.max(0, ...side.map(({ lane }) => lane + 1)));
  return { boxes, arrows, lanes: { above: lanes[0] ?? 0, below: lanes[1] ?? 0 } };
}

interface PlacedEdge {
  readonly edge: Edge;
  readonly isForward: boolean;
  readonly from: number;
  readonly to: number;
}

function placeEdge(edge: Edge, statuses: readonly string[]): PlacedEdge {
  const [from, to] = [statuses.indexOf(edge.from), statuses.indexOf(edge.to)];
  return { edge, isForward: to > from, from, to };
}

/** The arrows on one side of the boxes. Short ones take the lanes near to the boxes, so that long ones pass over them. */
function sideOf(edges: readonly PlacedEdge[], widthOf: LabelWidth): readonly Arrow[] {
  const byLength = edges.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  const ported = byLength.map(each => {
    const start = portOf(each.from, edgesAt(byLength, each.from, 'from'), each, 'out');
    const end = portOf(each.to, edgesAt(byLength, each.to, 'to'), each, 'in');
    return { edge: each.edge, isForward: each.isForward, start, end };
  });
  return inLanes(ported, widthOf);
}

function lengthOf({ from, to }: PlacedEdge): number {
  return Math.abs(to - from);
}

function edgesAt(edges: readonly PlacedEdge[], box: number, side: 'from' | 'to'): readonly PlacedEdge[] {
  return edges.filter(each => each[side] === box);
}

/** Arrows leave on the side they go to and arrive on the side they come from; the longer, the nearer to the middle. */
function portOf(box: number, all: readonly PlacedEdge[], edge: PlacedEdge, direction: 'in' | 'out'): number {
  const offset = (all.length - all.indexOf(edge)) * portWidth - portWidth / 2;
  const middle = box * pitch + boxWidth / 2;
  return middle + (edge.isForward === (direction === 'out') ? offset : -offset);
}
