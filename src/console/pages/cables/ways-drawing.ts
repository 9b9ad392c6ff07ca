import type { CableTrace, TracePoint } from '../../../../generated/types.js';
import type { DrawnEdge, DrawnNode } from '../../drawings/layout.js';
import { to } from '../../routing/addresses.js';
import { say } from '../../texts/say.js';
import { cableWords } from './cable-words.js';

/** Ways as a drawing: a box for each passage through an object, with its ports, and an arrow for each cable, with positions. */
export function waysDrawing(ways: readonly CableTrace[], first: number) {
  const nodes = new Map<string, DrawnNode>();
  const edges = new Map<string, DrawnEdge>();
  for (const { points } of ways) {
    const passages = passagesOf(points);
    for (const passage of passages) nodes.set(idOf(passage), boxOf(passage, first));
    for (const [at, passage] of passages.entries()) {
      const next = passages[at + 1];
      const edge = next && { from: idOf(passage), to: idOf(next), text: cableText(passage.at(-1), next[0]) };
      if (edge) edges.set(`${edge.from} ${edge.to}`, edge);
    }
  }
  return { nodes: [...nodes.values()], edges: [...edges.values()] };
}

/** Points in groups: those that follow each other inside of an object are one passage through it. */
function passagesOf(points: readonly TracePoint[]): readonly (readonly TracePoint[])[] {
  const passages: TracePoint[][] = [];
  for (const [at, point] of points.entries()) {
    const passage = passages.at(-1);
    if (passage && points[at - 1]?.next === 'inside') passage.push(point);
    else passages.push([point]);
  }
  return passages;
}

/** The cable between two points, and the positions that it takes of them. */
function cableText(from: TracePoint | undefined, to: TracePoint | undefined): string {
  const positions = new Set([from?.positions, to?.positions].filter(each => each !== undefined));
  return [from?.cable?.title ?? say(cableWords.cable), ...positions].join(' · ');
}

function idOf(passage: readonly TracePoint[]): string {
  return passage.map(({ entry }) => entry).join('-');
}

function boxOf(passage: readonly TracePoint[], first: number): DrawnNode {
  const [{ object } = { object: { id: 0, title: '' } }] = passage;
  const splits = passage.some(each => each.splits);
  return {
    id: idOf(passage),
    title: object.title,
    note: passage.map(({ title }) => title).join(' → '),
    state: object.id === first ? 'first' : splits ? 'warned' : 'plain',
    to: to.cables(object.id),
  };
}
