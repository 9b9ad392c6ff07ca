import { followHistories } from '../helpers/narrow-followers/histories.js';
import { stepsOf, timeFor } from '../helpers/random-calls/settings.js';
import { engines } from '../helpers/stores.js';

/** A history has about ten steps. */
const histories = Math.ceil(stepsOf(20_000) / 10);

for (const engine of engines)
  engine.test(`a copy that follows with a narrow key holds what the key reads, in many histories on ${engine.name}`, async t => {
    t.timeout(timeFor(histories * 20));
    await followHistories(t, engine, histories);
  });
