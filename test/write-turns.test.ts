import { WriteTurns } from '../src/store/engines/sqlite/write-turns.js';
import test from './helpers/suite.js';

const still = { elapsed: () => 0 };

/** Turns for so many writes each, and which of them have begun. */
function added(...writes: readonly number[]) {
  const turns = new WriteTurns(still);
  const begun: number[] = [];
  for (const [at, count] of writes.entries()) void turns.add(count, () => void begun.push(at));
  return { turns, begun };
}

test('turns are given in their order until there is enough, to one at least', async t => {
  const { turns, begun } = added(100, 100, 50);
  t.is(turns.writes, 250);
  await turns.give(() => begun.length === 2);
  t.deepEqual(begun, [0, 1]);
  t.is(turns.writes, 50);
  await turns.give(() => true);
  t.deepEqual(begun, [0, 1, 2]);
  t.is(turns.writes, 0);
  await turns.give(() => false);
});

test('a turn is over once what it began in several turns of the event loop is there', async t => {
  const turns = new WriteTurns(still);
  const order: string[] = [];
  const added = turns.add(1, async () => {
    await new Promise(setImmediate);
    order.push('begun');
  });
  await turns.give(() => false);
  order.push('given');
  await added;
  t.deepEqual(order, ['begun', 'given']);
});

test('what is begun knows since when it waited, and what comes by itself does not', async t => {
  let clock = 1;
  const turns = new WriteTurns({ elapsed: () => clock });
  const seen: (number | undefined)[] = [];
  void turns.add(1, () => void seen.push(turns.since));
  clock = 2;
  await turns.give(() => false);
  t.deepEqual([...seen, turns.since], [1, undefined]);
});

test('what fails to begin says so to whom it belongs, and the next one has its turn', async t => {
  const turns = new WriteTurns(still);
  const failing = turns.add(1, () => {
    throw new Error('cannot begin');
  });
  const next = turns.add(1, () => {});
  const failed = t.throwsAsync(failing, { message: 'cannot begin' });
  await turns.give(() => false);
  await failed;
  await t.notThrowsAsync(next);
});
