import { dirname } from 'node:path';
import { type Import, importsBetween } from './imports.js';
import type { Files } from './sources.js';

/** Places that import each other, directly or by way of others. */
export interface Circle {
  readonly members: readonly string[];
  /** A shortest way from one of them back to it. */
  readonly way: readonly Import[];
}

/** Folders that import each other, types included, the largest circle first. */
export function folderCircles(files: Files): readonly Circle[] {
  return circlesBy(({ from, to }) => [dirname(from), dirname(to)], importsBetween(files));
}

/** Files that need each other to be loaded, the largest circle first. */
export function valueCircles(files: Files): readonly Circle[] {
  return circlesBy(
    ({ from, to }) => [from, to],
    importsBetween(files).filter(({ isType }) => !isType),
  );
}

/** An import of one place by another. */
interface Edge {
  readonly from: string;
  readonly to: string;
  readonly by: Import;
}

type Graph = ReadonlyMap<string, readonly Edge[]>;

function circlesBy(ends: (each: Import) => readonly [from: string, to: string], imports: readonly Import[]): readonly Circle[] {
  const edges = imports.map((by): Edge => {
    const [from, to] = ends(by);
    return { from, to, by };
  });
  const graph = new Map<string, Edge[]>();
  for (const edge of edges.filter(({ from, to }) => from !== to)) graph.set(edge.from, [...(graph.get(edge.from) ?? []), edge]);
  const components = stronglyConnected(graph).filter(({ length }) => length > 1);
  return components
    .map(members => ({ members: members.toSorted(), way: shortestWay(graph, new Set(members)) }))
    .sort((one, other) => other.members.length - one.members.length);
}

/** The strongly connected components of a graph, by the algorithm of Tarjan. */
function stronglyConnected(graph: Graph): string[][] {
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const components: string[][] = [];
  const visit = (place: string): number => {
    const number = numbers.size;
    numbers.set(place, number);
    lowest.set(place, number);
    path.push(place);
    for (const { to } of graph.get(place) ?? []) {
      const reached = numbers.has(to) ? (path.includes(to) ? (numbers.get(to) ?? number) : number) : visit(to);
      lowest.set(place, Math.min(lowest.get(place) ?? number, reached));
    }
    const low = lowest.get(place) ?? number;
    if (low === number) components.push(path.splice(path.indexOf(place)));
    return low;
  };
  for (const place of graph.keys()) if (!numbers.has(place)) visit(place);
  return components;
}

function shortestWay(graph: Graph, members: ReadonlySet<string>): readonly Import[] {
  const ways = [...members].map(member => wayBack(graph, members, member));
  return ways.reduce((shortest, way) => (way.length < shortest.length ? way : shortest));
}

/** A shortest way from a member back to itself, by breadth-first search. */
function wayBack(graph: Graph, members: ReadonlySet<string>, start: string): readonly Import[] {
  const reached = new Set<string>();
  let ways: { readonly end: string; readonly way: readonly Import[] }[] = [{ end: start, way: [] }];
  while (ways.length > 0) {
    const next: typeof ways = [];
    for (const { end, way } of ways)
      for (const { to, by } of graph.get(end) ?? []) {
        if (to === start) return [...way, by];
        if (!members.has(to) || reached.has(to)) continue;
        reached.add(to);
        next.push({ end: to, way: [...way, by] });
      }
    ways = next;
  }
  return [];
}
