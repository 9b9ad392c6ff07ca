import { seed } from '../helpers/random-calls/settings.js';
import { compareSpeeds } from '../helpers/random-calls/speeds.js';
import { engines } from '../helpers/stores.js';

const usualSteps = 300;

for (const engine of engines)
  for (const more of [0, 1, 2])
    engine.test(
      `${engine.name}: a plain service answers as a fast one does in a long course, and leaves the same tables (${more})`,
      t => compareSpeeds(t, engine, seed + more, usualSteps),
    );
