import { comparePaths } from './helpers/lists/paths.js';
import { engines } from './helpers/stores.js';

/** Statements of many pages are prepared for each; more of them are compared by test/soak/random-paths.test.ts. */
const queries = 50;

for (const engine of engines)
  engine.test(`pages found by any path are those found the plain way on ${engine.name}`, t => comparePaths(t, engine, queries));
