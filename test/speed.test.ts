import { seed } from './helpers/random-calls/settings.js';
import { compareSpeeds } from './helpers/random-calls/speeds.js';
import { enginesInTurn } from './helpers/stores.js';

/** Longer courses are taken by test/soak/random-speeds.test.ts. */
const steps = 150;

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: a plain service answers as a fast one does, and leaves the same tables`, t =>
    compareSpeeds(t, engine, seed, steps),
  );
