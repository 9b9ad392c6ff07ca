import type { ExecutionContext } from 'ava';
import { document } from '../helpers/catalogue.js';
import { withoutChance } from '../helpers/copies/alike.js';
import { copyOf } from '../helpers/copies/copy.js';
import { described, differencesOf } from '../helpers/copies/differences.js';
import { newDatabase } from '../helpers/databases.js';
import { hasPostgres } from '../helpers/postgres.js';
import { draws } from '../helpers/random-calls/calls.js';
import { RandomCourse } from '../helpers/random-calls/course.js';
import { maskOf } from '../helpers/random-calls/mask.js';
import { reverseUnorderedSelects } from '../helpers/random-calls/reversed-selects.js';
import { type WrittenService, writtenService } from '../helpers/random-calls/service.js';
import { seed, stepsOf, timeFor } from '../helpers/random-calls/settings.js';
import test from '../helpers/suite.js';

const steps = stepsOf(2000);
/** Steps after which tables are compared. */
const between = 100;

const methods = document.methods as readonly { readonly name: string; readonly 'x-access': string }[];

test('random calls are drawn of every method that writes', t => {
  const writing = methods.filter(method => method['x-access'] === 'write').map(({ name }) => name);
  t.deepEqual(Object.keys(draws).sort(), writing.sort());
});

reverseUnorderedSelects();

const onBoth = hasPostgres ? test : test.skip;

onBoth('SQLite, PostgreSQL: the same random calls have the same answers and leave equal tables', async t => {
  t.timeout(timeFor(steps));
  const one = await writtenService(t, { address: scope => newDatabase(scope, 'SQLite', 'tables') });
  const other = await writtenService(t, { address: scope => newDatabase(scope, 'PostgreSQL', 'tables') });
  const course = new RandomCourse(seed, [one, other]);
  while (course.taken < steps) {
    const taken = [await course.next(), ...(course.taken % 3 === 0 ? [await course.read()] : [])];
    for (const { step, answers } of taken)
      t.deepEqual(answers[1], answers[0], `step ${course.taken} of seed ${seed}: ${JSON.stringify(step)}`);
    if (course.taken % between === 0) await assertAlike(t, [one, other], course.taken);
  }
  const { tally } = course;
  t.log(`seed ${seed}: ${tally.succeeded} of ${tally.called} calls succeeded`);
  t.true(tally.succeeded > 0.6 * tally.called);
  if (steps >= 2000) t.deepEqual(tally.without('successes').filter(isDrawn), []);
});

/** Ids and secrets of webhooks, of sessions, of passkeys and of second factors are random, so no two services answer alike; a sync needs a directory. */
function isDrawn(method: string): boolean {
  return !/^kataster\.(?:webhook\.|second_factor\.|passkey\.|session\.|provider\.sync$)/.test(method);
}

async function assertAlike(t: ExecutionContext, services: readonly WrittenService[], taken: number): Promise<void> {
  const copies = services.map(async ({ tables }) => withoutChance(await copyOf(tables), await maskOf(tables)));
  const [one = new Map(), other = new Map()] = await Promise.all(copies);
  const differences = differencesOf(one, other);
  if (differences.length > 0) t.fail(`after step ${taken} of seed ${seed}:\n${described(differences)}`);
}
