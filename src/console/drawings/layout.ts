import { Graph, layout } from '@dagrejs/dagre';

/** A box of a drawing. */
export interface DrawnNode {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly state: 'first' | 'plain' | 'wrong' | 'warned';
  /** Where it leads. */
  readonly to: string;
}

/** An arrow of a drawing, with what it means. */
export interface DrawnEdge {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** An arrow from the right side of one box to the left side of another, and the middle of its text. */
interface PlacedEdge extends DrawnEdge {
  readonly start: Point;
  readonly end: Point;
  readonly label: Point;
}

/** A drawing with places for everything. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly (DrawnNode & Point)[];
  readonly edges: readonly PlacedEdge[];
}

export const nodeSize = { width: 196, height: 46 } as const;

/** Room for the text of an arrow. */
const labelSize = { width: 130, height: 16, labelpos: 'c' } as const;

/** Places boxes and arrows from left to right. */
export function placed(nodes: readonly DrawnNode[], edges: readonly DrawnEdge[]): Drawing {
  const graph = new Graph();
  graph.setGraph({ rankdir: 'LR', nodesep: 14, edgesep: 6, ranksep: 30, marginx: 8, marginy: 8 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const node of nodes) graph.setNode(node.id, { ...nodeSize });
  for (const { from, to } of edges) graph.setEdge(from, to, { ...labelSize });
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width,
    height,
    nodes: nodes.map(node => ({ ...node, ...centreOf(graph, node.id) })),
    edges: edges.map(edge => placedEdge(graph, edge)),
  };
}

function centreOf(graph: Graph, id: string): Point {
  const { x = 0, y = 0 } = graph.node(id);
  return { x, y };
}

// An arrow of a circle leads back: from the left side of its box to the right side of the other.
function placedEdge(graph: Graph, edge: DrawnEdge): PlacedEdge {
  const [from, to] = [centreOf(graph, edge.from), centreOf(graph, edge.to)];
  const half = to.x < from.x ? -nodeSize.width / 2 : nodeSize.width / 2;
  const { x = 0, y = 0 } = graph.edge(edge.from, edge.to);
  return { ...edge, start: { x: from.x + half, y: from.y }, end: { x: to.x - half, y: to.y }, label: { x, y } };
}
