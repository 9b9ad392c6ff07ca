import type { TransitionFacts } from '../../domain/lifecycle.js';

/** A row of a lifecycle. */
export interface Step {
  readonly operation: string;
  readonly from: string;
  readonly to: string;
  readonly needs: readonly (keyof TransitionFacts)[];
}

/** Steps that lead from and to the same under the same conditions: one arrow. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly steps: readonly Step[];
}

/** The arrows of a lifecycle, in the order of its rows. */
export function edgesOf(steps: readonly Step[]): readonly Edge[] {
  const edges = new Map<string, Edge>();
  for (const step of steps) {
    const { from, to, needs } = step;
    const way = [from, to, ...needs].join(' ');
    edges.set(way, { from, to, steps: [...(edges.get(way)?.steps ?? []), step] });
  }
  return [...edges.values()];
}

/** From left to right; statuses that are not here follow. */
const usualOrder = ['any', 'massChangeTemplate', 'template', 'normal', 'archived', 'deleted', 'purged'];

/** Every status that the steps name, in the order they are drawn. */
export function statusesOf(steps: readonly Step[]): readonly string[] {
  const named = new Set(steps.flatMap(({ from, to }) => [from, to]));
  return [...usualOrder.filter(status => named.has(status)), ...[...named].filter(status => !usualOrder.includes(status))];
}
