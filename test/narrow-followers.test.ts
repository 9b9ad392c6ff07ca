import { followHistories } from './helpers/narrow-followers/histories.js';
import { shareOf } from './helpers/random-calls/settings.js';
import { engines } from './helpers/stores.js';

for (const engine of engines)
  engine.test(`a copy that follows with a narrow key holds what the key reads, in a few histories on ${engine.name}`, async t => {
    await followHistories(t, engine, shareOf(engine, 15));
  });
