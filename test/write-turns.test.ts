import test from 'ava';
import { WriteTurns } from '../src/store/engines/sqlite/write-turns.js';

/** Turns for so many writes each, and which of them have begun. */
function added(...writes: readonly number[]) {
  const turns = new WriteTurns();
  const begun: number[] = [];
  const ended = writes.map((count, at) =>
    turns.add(count, () => {
      begun.push(at);
    }),
  );
  return { turns, begun, ended };
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
  const turns = new WriteTurns();
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

test('what fails to begin says so to whom it belongs, and the next one has its turn', async t => {
  const turns = new WriteTurns();
  const failing = turns.add(1, () => {
    throw new Error('cannot begin');
  });
  const next = turns.add(1, () => {});
  const failed = t.throwsAsync(failing, { message: 'cannot begin' });
  await turns.give(() => false);
  await failed;
  await t.notThrowsAsync(next);
});
