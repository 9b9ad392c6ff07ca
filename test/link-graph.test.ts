import { LinkGraph } from '../src/domain/models/link-graph.js';
import test from './helpers/suite.js';

for (const [title, links, cycles] of [
  ['nothing', [], []],
  [
    'a tree',
    [
      [2, 1],
      [3, 1],
      [4, 2],
    ],
    [],
  ],
  [
    'a cycle with what leads to it and what it leads to',
    [
      [1, 2],
      [2, 3],
      [3, 1],
      [9, 1],
      [3, 8],
      [8, 7],
    ],
    [1, 2, 3],
  ],
  [
    'itself',
    [
      [5, 5],
      [6, 5],
    ],
    [5],
  ],
  [
    'two cycles apart',
    [
      [1, 2],
      [2, 1],
      [70000, 3],
      [3, 70000],
      [4, 5],
    ],
    [1, 2, 3, 70000],
  ],
] as const)
  test(`links that lead back are found in ${title}`, t => {
    const graph = new LinkGraph();
    for (const [from, to] of links) graph.add(from, to);
    t.deepEqual(graph.inCycles(), [...cycles]);
  });
