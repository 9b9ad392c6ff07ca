import { comparePaths } from '../helpers/lists/paths.js';
import { engines } from '../helpers/stores.js';

for (const engine of engines)
  engine.test(`of many pages those found by any path are those found the plain way on ${engine.name}`, t => {
    t.timeout(600_000);
    return comparePaths(t, engine, 250);
  });
