import type { ExecutionContext } from 'ava';
import { withoutChance } from '../copies/alike.js';
import { copyOf } from '../copies/copy.js';
import { described, differencesOf } from '../copies/differences.js';
import { newDatabase } from '../databases.js';
import type { TestEngine } from '../stores.js';
import { RandomCourse } from './course.js';
import { maskOf } from './mask.js';
import { writtenService } from './service.js';
import { stepsOn } from './settings.js';

/** Reads after each write: most of them ask for what was read before. */
const readsAfterWrite = 2;

/** Carries out the same random calls on a fast service and on a plain one, which answer alike and leave the same tables. */
export async function compareSpeeds(t: ExecutionContext, engine: TestEngine, seed: number, usualSteps: number): Promise<void> {
  const steps = stepsOn(engine, usualSteps);
  const address = (scope: ExecutionContext) => newDatabase(scope, engine.name, 'tables');
  const fast = await writtenService(t, { address }, {}, { KATASTER_SPEED: 'fast' });
  const plain = await writtenService(t, { address }, { isPlain: true }, { KATASTER_SPEED: 'plain' });
  const course = new RandomCourse(seed, [fast, plain]);
  let reads = 0;
  while (course.taken < steps) {
    const taken = [await course.next()];
    for (let read = 0; read < readsAfterWrite; read += 1) taken.push(await course.read());
    reads += readsAfterWrite;
    for (const { step, answers } of taken)
      t.deepEqual(answers[1], answers[0], `step ${course.taken} of seed ${seed}: ${JSON.stringify(step)}`);
  }
  const copies = [fast, plain].map(async ({ tables }) => withoutChance(await copyOf(tables), await maskOf(tables)));
  const [one = new Map(), other = new Map()] = await Promise.all(copies);
  const differences = differencesOf(one, other);
  t.log(`seed ${seed}: ${course.tally.succeeded} of ${course.tally.called} calls of ${steps} steps succeeded, ${reads} reads`);
  t.is(differences.length, 0, described(differences));
}
