import test, { type ExecutionContext } from 'ava';
import { document } from './helpers/catalogue.js';
import { withoutChance } from './helpers/copies/alike.js';
import { copyOf } from './helpers/copies/copy.js';
import { described, differencesOf } from './helpers/copies/differences.js';
import { newDatabase } from './helpers/databases.js';
import { Dice } from './helpers/dice.js';
import { hasPostgres } from './helpers/postgres.js';
import { draws, randomRequest } from './helpers/random-calls/calls.js';
import { seed } from './helpers/random-calls/seed.js';
import { type WrittenService, writtenService } from './helpers/random-calls/service.js';
import { Tally } from './helpers/random-calls/tally.js';
import { worldIn } from './helpers/random-calls/world.js';

/** Requests that are sent, and after how many of them the tables are compared. */
const requests = 1000;
const between = 100;

const methods = document.methods as readonly { readonly name: string; readonly 'x-access': string }[];

test('random calls are drawn of every method that writes', t => {
  const writing = methods.filter(method => method['x-access'] === 'write').map(({ name }) => name);
  t.deepEqual(Object.keys(draws).sort(), writing.sort());
});

const onBoth = hasPostgres ? test : test.skip;

onBoth('the same random calls have the same answers and leave equal tables on both engines', async t => {
  t.timeout(300_000);
  const one = await writtenService(t, { address: scope => newDatabase(scope, 'SQLite', 'tables') });
  const other = await writtenService(t, { address: scope => newDatabase(scope, 'PostgreSQL', 'tables') });
  const dice = new Dice(seed);
  const tally = new Tally();
  for (let sent = 1; sent <= requests; sent += 1) {
    const request = randomRequest(dice, await worldIn(one.tables));
    const seconds = 1 + dice.below(3);
    const [answers, others] = await Promise.all([one.carryOut(request, seconds), other.carryOut(request, seconds)]);
    t.deepEqual(others, answers, `request ${sent} of seed ${seed}: ${JSON.stringify(request)}`);
    tally.count(request, answers);
    if (sent % between === 0 || sent === requests) await assertAlike(t, one, other, sent);
  }
  t.log(`seed ${seed}: ${tally.succeeded} of ${tally.called} calls succeeded`);
  t.true(tally.succeeded > 0.6 * tally.called);
  t.deepEqual(tally.without('successes'), []);
});

async function assertAlike(t: ExecutionContext, one: WrittenService, other: WrittenService, sent: number): Promise<void> {
  const [first, second] = await Promise.all(
    [one, other].map(async each => withoutChance(await copyOf(each.tables), await each.mask())),
  );
  if (!first || !second) throw new Error('Two services have two copies.');
  const differences = differencesOf(first, second);
  if (differences.length > 0) t.fail(`after request ${sent} of seed ${seed}:\n${described(differences)}`);
}
