import type { ExecutionContext } from 'ava';
import type { Applied } from '../generated/types.js';
import type { Store } from '../src/domain/storage/store.js';
import { eachInSlices, mapInSlices, slicesOf, TimeSlices } from '../src/rpc/time-slices.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { serviceOver } from './helpers/service.js';
import { emptySqlite } from './helpers/sqlite.js';
import { storeAt } from './helpers/stores.js';
import test from './helpers/suite.js';

const apply = 'kataster.changes.apply';
const model = 'C__CATG__MODEL';
const count = 30;

/** Counts turns of the event loop until the test ends. */
function turnCounter(t: ExecutionContext): () => number {
  let turns = 0;
  let isOver = false;
  const next = (): void => {
    turns += 1;
    if (!isOver) setImmediate(next);
  };
  setImmediate(next);
  t.teardown(() => {
    isOver = true;
  });
  return () => turns;
}

/** A service over a file, in which each look at the clock finds that five milliseconds have passed, and the turns within its long transactions. */
async function slowService(t: ExecutionContext) {
  const turns = turnCounter(t);
  let clock = 0;
  const elapsed = (): number => {
    clock += 5;
    return clock;
  };
  const store = await storeAt(t, await emptySqlite(t), { elapsed, durability: 'fast' });
  const within: number[] = [];
  const share: Store['share'] = store.share.bind(store);
  store.share = (kind, work) =>
    share(kind, async open => {
      const before = turns();
      const result = await work(open);
      within.push(turns() - before);
      return result;
    });
  const service = await serviceOver(t, store);
  return { call: callerOf(service, 'contract'), within };
}

const operations = Array.from({ length: count }, (_, at) => [
  { method: 'cmdb.object.create', params: { type: 'C__OBJTYPE__SERVER', title: `web${at}` }, as: `o${at}` },
  { method: 'cmdb.category.save', params: { object: { $ref: `o${at}.id` }, category: model, data: { serial: `S${at}` } } },
]).flat();

test('in a long transaction of SQLite the event loop takes a turn after each slice of time, whatever the call does in it', async t => {
  const { call, within } = await slowService(t);
  const { number } = await resultOf<Applied>(call(apply, { operations }));
  const { plan } = await resultOf<{ readonly plan: string }>(call(apply, { operations, dry_run: true }));
  await resultOf(call(apply, { plan }));
  await resultOf(call('kataster.changes.revert', { numbers: [number], dry_run: true }));
  await resultOf(call('kataster.changes.revert', { numbers: [number] }));
  const [applied = 0, tried = 0, planned = 0, triedRevert = 0, reverted = 0, ...others] = within;
  t.deepEqual(others, []);
  for (const turns of [applied, tried, planned]) t.true(turns >= operations.length, `${turns} turns`);
  // A few statements undo any number of changes.
  for (const turns of [triedRevert, reverted]) t.true(turns >= 10, `${turns} turns`);
});

test('reads are answered while a long transaction goes on, and see nothing of it before its end', async t => {
  const { call, within } = await slowService(t);
  const counted = async () => (await resultOf<readonly unknown[]>(call('cmdb.objects.read', {}))).length;
  const applying = call(apply, { operations });
  const seen: number[] = [];
  while (within.length === 0) seen.push(await counted());
  await resultOf(applying);
  t.true(seen.length > 2, `${seen.length} reads`);
  t.deepEqual(new Set(seen.slice(0, -1)), new Set([0]));
  t.is(await counted(), count);
});

test('the event loop takes a turn after each slice of time of a list, however many elements fit into it', async t => {
  const turns = turnCounter(t);
  for (const { takes, expected } of [
    { takes: 12, expected: 9 },
    { takes: 5, expected: 4 },
    { takes: 0, expected: 0 },
  ]) {
    let clock = 0;
    const before = turns();
    const double = (each: number): number => {
      clock += takes;
      return each * 2;
    };
    const doubled = await mapInSlices(Array(10).keys(), double, new TimeSlices(() => clock));
    t.deepEqual(doubled, [0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
    t.is(turns() - before, expected, `${takes} ms each`);
  }
  const seen: number[] = [];
  await eachInSlices(Array(3).keys(), each => seen.push(each));
  t.deepEqual(seen, [0, 1, 2]);
  t.deepEqual(slicesOf([1, 2, 3, 4, 5], 2), [[1, 2], [3, 4], [5]]);
  t.deepEqual(slicesOf([], 2), []);
});

test('a slice is over after ten milliseconds, and the next one begins with a turn', async t => {
  let clock = 0;
  const slices = new TimeSlices(() => clock);
  clock = 9;
  t.false(slices.isOver);
  clock = 10;
  t.true(slices.isOver);
  await slices.next();
  t.false(slices.isOver);
});
