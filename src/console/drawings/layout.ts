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

/** A drawing with places for everything. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly (DrawnNode & Point)[];
  readonly edges: readonly (DrawnEdge & { readonly points: readonly Point[] })[];
}

export const nodeSize = { width: 196, height: 46 } as const;

/** Places boxes and arrows from left to right. */
export function placed(nodes: readonly DrawnNode[], edges: readonly DrawnEdge[]): Drawing {
  const graph = new Graph();
  graph.setGraph({ rankdir: 'LR', nodesep: 14, ranksep: 90, marginx: 8, marginy: 8 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const node of nodes) graph.setNode(node.id, { ...nodeSize });
  for (const { from, to } of edges) graph.setEdge(from, to);
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width,
    height,
    nodes: nodes.map(node => ({ ...node, x: graph.node(node.id).x ?? 0, y: graph.node(node.id).y ?? 0 })),
    edges: edges.map(edge => ({ ...edge, points: graph.edge(edge.from, edge.to).points ?? [] })),
  };
}
