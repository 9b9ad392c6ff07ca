import { openSqlite } from '../src/store/engines/sqlite/sqlite.js';
import { patientLimits } from './helpers/patience.js';
import { emptySqlite } from './helpers/sqlite.js';
import { insert, openEngine, setting } from './helpers/sqlite-engine.js';
import { nameOf } from './helpers/stores.js';
import test from './helpers/suite.js';

test('writes that are begun in their turn share a commit, also with those of others', async t => {
  const { engine, names } = await openEngine(t);
  const begun: Promise<number>[] = [engine.run(insert('alone'))];
  const begin = (name: string) => () => void begun.push(engine.run(insert(`${name} 1`)), engine.run(insert(`${name} 2`)));
  await Promise.all([engine.beginWrites?.(2, begin('a')), engine.beginWrites?.(2, begin('b'))]);
  t.deepEqual(await Promise.all(begun), [1, 1, 1, 1, 1]);
  t.is(engine.commits, 1);
  t.deepEqual(await names(), ['a 1', 'a 2', 'alone', 'b 1', 'b 2']);
});

test('writes that are not begun yet wait for their turn like others, and there are as many as may wait', async t => {
  const limits = { ...patientLimits, waiting: 3 };
  const engine = await openSqlite({ url: await emptySqlite(t), durability: 'fast', limits });
  t.teardown(() => engine.close());
  const begun: Promise<string>[] = [];
  const begin = (name: string, writes: number) => () => {
    for (let at = 0; at < writes; at += 1) begun.push(nameOf(engine.run(insert(`${name} ${at}`))));
  };
  const turns = [engine.beginWrites?.(2, begin('a', 2)), engine.beginWrites?.(2, begin('b', 2))];
  t.is(engine.waiting, 3);
  t.is(await nameOf(engine.run(insert('c'))), 'Busy');
  await Promise.all(turns);
  t.deepEqual((await Promise.all(begun)).sort(), ['Busy', 'undefined', 'undefined', 'undefined']);
  t.is(engine.waiting, 0);
});

test('writes whose turn comes after more than five seconds are refused with retry', async t => {
  let clock = 0;
  const engine = await openSqlite({ durability: 'full', elapsed: () => clock, url: await emptySqlite(t) });
  t.teardown(() => engine.close());
  const begun: Promise<string>[] = [];
  const turns: (Promise<void> | undefined)[] = [];
  await engine.run(async session => {
    turns.push(engine.beginWrites?.(1, () => void begun.push(nameOf(engine.run(insert('late'))))));
    await session.count(setting, ['slow']);
    clock += 5001;
  });
  await Promise.all(turns);
  t.deepEqual(await Promise.all(begun), ['Busy']);
  t.is(await engine.run(insert('next')), 1);
});

test('a database that is closed carries out what waits for its turn', async t => {
  const engine = await openSqlite({ url: await emptySqlite(t), durability: 'full', limits: patientLimits });
  const begun: Promise<number>[] = [];
  const turn = engine.beginWrites?.(1, () => void begun.push(engine.run(insert('a'))));
  await Promise.all([turn, engine.close()]);
  t.deepEqual(await Promise.all(begun), [1]);
  await engine.beginWrites?.(1, () => void begun.push(engine.run(insert('b'))));
  t.is(await nameOf(begun[1] ?? Promise.resolve()), 'Stopping');
});
