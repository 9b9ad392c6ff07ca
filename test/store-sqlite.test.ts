import { statSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Database from 'better-sqlite3';
import type { SqlSession } from '../src/store/engines/connection.js';
import { openSqlite } from '../src/store/engines/sqlite/sqlite.js';
import { KeptStatements } from '../src/store/engines/sqlite/statement-cache.js';
import { patientLimits } from './helpers/patience.js';
import { emptySqlite } from './helpers/sqlite.js';
import { found, insert, openEngine, setting } from './helpers/sqlite-engine.js';
import { nameOf } from './helpers/stores.js';
import test from './helpers/suite.js';

for (const durability of ['full', 'fast'] as const) {
  test(`both connections have the settings that durability '${durability}' needs`, async t => {
    const { engine } = await openEngine(t, durability);
    const expected = { journal_mode: 'wal', synchronous: 1, foreign_keys: 1, trusted_schema: 0, cell_size_check: 1 };
    for (const [name, value] of Object.entries(expected)) {
      const ask = `PRAGMA ${name}`;
      t.deepEqual(await engine.run(session => session.rows(ask, [])), [{ [name]: value }]);
      t.deepEqual(await engine.reading.rows(ask, []), [{ [name]: value }]);
    }
    t.deepEqual(await engine.run(session => session.rows('PRAGMA wal_autocheckpoint', [])), [{ wal_autocheckpoint: 64_000 }]);
  });
}

test('the log file is tidied up at commits, whatever is read in the same turn', async t => {
  const url = await emptySqlite(t);
  const engine = await openSqlite({ url, durability: 'fast', limits: patientLimits });
  t.teardown(() => engine.close());
  await engine.run(session => session.rows('PRAGMA wal_autocheckpoint = 1', []));
  for (let number = 0; number < 200; number += 1) {
    const [, read] = await Promise.all([engine.run(insert(`name ${number}`)), engine.reading.rows(found, ['x'])]);
    t.is(read.length, number);
  }
  t.is((await engine.reading.rows(found, ['x'])).length, 200);
  t.true(statSync(`${url.slice('sqlite:'.length)}-wal`).size < 100_000);
});

test('reads go on where the engine gave up the state they share', async t => {
  const { engine, names } = await openEngine(t);
  await engine.run(insert('a'));
  for (const [at, failing] of ['ROLLBACK', 'COMMIT', 'SELECT * FROM nothing'].entries()) {
    const fail = async () => engine.reading.rows(failing, []);
    await Promise.allSettled([names(), fail(), names()]);
    await setImmediate();
    t.is((await names()).length, at + 1);
    await Promise.allSettled([fail(), engine.run(insert(failing))]);
  }
  t.is((await names()).length, 4);
});

test('the connection that reads cannot write', async t => {
  const { engine } = await openEngine(t);
  t.is(await nameOf(() => engine.reading.rows(`${setting} RETURNING name`, ['a'])), 'StorageUnavailable');
});

test('of statements without end few stay prepared, on both connections', async t => {
  const { engine } = await openEngine(t);
  const prepared: WeakRef<object>[] = [];
  const { prepare } = Database.prototype;
  Database.prototype.prepare = function (this: Database.Database, text: string) {
    const statement = prepare.call(this, text);
    if (text.endsWith('AS number')) prepared.push(new WeakRef(statement));
    return statement;
  } as typeof prepare;
  t.teardown(() => {
    Database.prototype.prepare = prepare;
  });
  for (let round = 0; round < 50; round += 1) {
    const texts = Array.from({ length: 100 }, (_, at) => `SELECT ${round * 100 + at} AS number`);
    await engine.run(async session => {
      for (const text of texts) await session.rows(text, []);
    });
    for (const text of texts) await engine.reading.rows(text, []);
  }
  t.is(prepared.length, 10_000);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  await setImmediate();
  collect();
  const kept = prepared.filter(each => each.deref() !== undefined).length;
  t.true(kept > 1000 && kept <= 3000, String(kept));
});

test('statements are prepared once while they are used', t => {
  let count = 0;
  const statements = new KeptStatements(text => ({ text, number: ++count }), 3);
  for (const text of ['a', 'b', 'c', 'd', 'a', 'e', 'a', 'f', 'a']) t.is(statements.of(text).text, text);
  t.is(statements.of('a').number, 1);
  t.is(statements.of('b').number, count);
  t.true(statements.size <= 6);
});

test('a full disk refuses writes, loses none and is forgotten once there is room', async t => {
  const { engine, names } = await openEngine(t);
  const limit = (pages: number) => engine.run(session => session.rows(`PRAGMA max_page_count = ${pages}`, []));
  await limit(1);
  const large = (session: SqlSession) =>
    session.count("INSERT INTO settings (name, value) VALUES ('large', ?)", ['x'.repeat(1_000_000)]);
  t.is(await nameOf(engine.run(large)), 'StorageUnavailable');
  const outcomes = await Promise.allSettled([insert('a'), large, insert('b')].map(work => engine.run<unknown>(work)));
  const answered = ['a', 'large', 'b'].filter((_, at) => outcomes[at]?.status === 'fulfilled');
  t.false(answered.includes('large'));
  t.deepEqual(await names(), answered);
  await limit(1_000_000);
  await engine.run(large);
  await engine.run(insert('c'));
  t.deepEqual(await names(), [...answered, 'c']);
});

test('a write that waits longer than five seconds is refused with retry', async t => {
  let clock = 0;
  const engine = await openSqlite({ durability: 'full', elapsed: () => clock, url: await emptySqlite(t) });
  t.teardown(() => engine.close());
  const slow = engine.run(async session => {
    await session.count(setting, ['slow']);
    clock += 5001;
  });
  t.is(await nameOf(engine.run(insert('late'))), 'Busy');
  await slow;
  t.is(await engine.run(insert('next')), 1);
});

test('a transaction that waits for something else than the database is undone, and others are served', async t => {
  const { engine, names } = await openEngine(t);
  const endless = engine.run(async session => {
    await session.count(setting, ['endless']);
    await new Promise(() => {});
  });
  const neighbour = engine.run(insert('neighbour'));
  t.regex(await nameOf(endless), /waited for something other than the database/);
  t.regex(await nameOf(engine.run(() => engine.run(insert('inner')))), /a transaction within it/);
  await neighbour;
  t.deepEqual(await names(), ['neighbour']);
});
