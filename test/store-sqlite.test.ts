import { statSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import test, { type ExecutionContext } from 'ava';
import Database from 'better-sqlite3';
import type { SendStatement, SqlSession } from '../src/store/engines/connection.js';
import { timingOf } from '../src/store/engines/engine.js';
import { sqliteDialect } from '../src/store/engines/sqlite/dialect.js';
import { GroupAppends } from '../src/store/engines/sqlite/group-appends.js';
import { GroupCommit } from '../src/store/engines/sqlite/group-commit.js';
import { openSqlite } from '../src/store/engines/sqlite/sqlite.js';
import { KeptStatements } from '../src/store/engines/sqlite/statement-cache.js';
import { Writer } from '../src/store/engines/sqlite/writer.js';
import { TransactionSession } from '../src/store/engines/transaction-session.js';
import { engines, nameOf } from './helpers/stores.js';

const [sqlite] = engines;
const options = { durability: 'full' } as const;
const address = async (t: ExecutionContext) => (await sqlite?.address(t)) ?? '';
const setting = "INSERT INTO settings (name, value) VALUES (?, 'x')";
const insert = (name: string) => (session: SqlSession) => session.count(setting, [name]);
const found = 'SELECT name FROM settings WHERE value = ? ORDER BY name';

/** A SQLite database below the store: its transactions take statements of any kind. */
async function openEngine(t: ExecutionContext, durability: 'full' | 'fast' = 'full') {
  const engine = await openSqlite({ ...options, url: await address(t), durability });
  t.teardown(() => engine.close());
  const names = async () => (await engine.reading.rows<{ readonly name: string }>(found, ['x'])).map(({ name }) => name);
  return { engine, names };
}

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
  const url = await address(t);
  const engine = await openSqlite({ ...options, url, durability: 'fast' });
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

test('a commit that fails is answered to all that shared it, and the next one succeeds', async t => {
  const { engine, names } = await openEngine(t);
  const orphan = async (session: SqlSession) => {
    await session.rows('PRAGMA defer_foreign_keys = ON', []);
    await session.count("INSERT INTO object_types (type, default_template) VALUES ('t', ?)", [99]);
  };
  const outcomes = await Promise.all([insert('a'), orphan, insert('b')].map(work => nameOf(engine.run<unknown>(work))));
  t.deepEqual(outcomes, Array(3).fill('StorageUnavailable'));
  t.is(await nameOf(engine.run(orphan)), 'StorageUnavailable');
  await engine.run(insert('c'));
  t.deepEqual(await names(), ['c']);
});

for (const [code, told] of [
  ['SQLITE_FULL', 'StorageUnavailable'],
  ['SQLITE_IOERR_WRITE', 'StorageUnavailable'],
  ['SQLITE_IOERR_FSYNC', 'OutcomeUnknown'],
  ['SQLITE_IOERR_SHMMAP', 'OutcomeUnknown'],
] as const)
  test(`a commit that fails with ${code} is answered with ${told}, and the next one succeeds`, async t => {
    const database = new Database((await address(t)).slice('sqlite:'.length));
    t.teardown(() => database.close());
    database.exec('CREATE TABLE kept (name TEXT)');
    const fault = { isThere: true };
    const timing = timingOf({ url: '', durability: 'full' });
    const session = () =>
      new TransactionSession(sqliteDialect, asking(database), () => Promise.resolve([]), Infinity, timing.elapsed);
    const commit = new GroupCommit(failingAtCommit(database, code, fault), timing, session, {
      appends: new GroupAppends(asking(database), () => 1),
      beforeGroup: () => {},
      numbersMark: () => () => {},
      beforeCommit: () => {},
    });
    const writer = new Writer(commit, timing, { afterCommit: () => {}, committed: () => {} });
    const write = (name: string) => writer.run(session => session.count('INSERT INTO kept VALUES (?)', [name]));
    t.deepEqual(await Promise.all(['a', 'b'].map(name => nameOf(write(name)))), [told, told]);
    fault.isThere = false;
    await write('c');
    t.deepEqual(database.prepare('SELECT name FROM kept').pluck().all(), ['c']);
  });

test('a transaction that fails after it wrote something has the others run again, with the same ids', async t => {
  const { engine, names } = await openEngine(t);
  const tries = new Map<string, number>();
  const ids: number[] = [];
  const write = (name: string, isFailing = false) =>
    engine.run(async session => {
      tries.set(name, (tries.get(name) ?? 0) + 1);
      const [id = 0] = await session.nextIds('objects', 1);
      await session.count(setting, [name]);
      if (isFailing) throw new Error(name);
      ids.push(id);
    });
  const outcomes = await Promise.allSettled([write('a'), write('b', true), write('c')]);
  t.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  t.deepEqual(
    [...tries],
    [
      ['a', 2],
      ['b', 2],
      ['c', 1],
    ],
  );
  t.deepEqual([ids[0], ids[2]], [ids[1], (ids[1] ?? 0) + 2]);
  t.is((await names()).length, 2);
});

test('a transaction that fails before it wrote something leaves the others alone', async t => {
  const { engine, names } = await openEngine(t);
  let tries = 0;
  const fail = () =>
    engine.run(() => {
      tries++;
      throw new Error('no');
    });
  const outcomes = await Promise.allSettled([engine.run(insert('a')), fail(), engine.run(insert('c'))]);
  t.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  t.is(tries, 1);
  t.is((await names()).length, 2);
});

/** A database whose commits fail with a code while there is a fault. */
function failingAtCommit(database: Database.Database, code: string, fault: { readonly isThere: boolean }): Database.Database {
  const prepare = database.prepare.bind(database);
  const failing = (text: string) => {
    const statement = prepare(text);
    const run = statement.run.bind(statement);
    const fails = () => {
      if (fault.isThere) throw new Database.SqliteError('the disk fails', code);
      return run();
    };
    return text === 'COMMIT' ? Object.assign(statement, { run: fails }) : statement;
  };
  return Object.assign(database, { prepare: failing });
}

function asking(database: Database.Database): SendStatement {
  return (text, values) => ({ records: [], affected: database.prepare(text).run(...values).changes });
}

test('a transaction the engine gave up is answered to all that ran in it; what waited behind it succeeds', async t => {
  const { engine, names } = await openEngine(t);
  const givenUp = (session: SqlSession) => session.rows('ROLLBACK', []);
  const outcomes = await Promise.all([insert('a'), givenUp, insert('b')].map(work => nameOf(engine.run<unknown>(work))));
  t.deepEqual(outcomes, ['StorageUnavailable', 'StorageUnavailable', 'undefined']);
  t.is(await nameOf(engine.run(givenUp)), 'StorageUnavailable');
  await engine.run(insert('c'));
  t.deepEqual(await names(), ['b', 'c']);
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
  const engine = await openSqlite({ ...options, elapsed: () => clock, url: await address(t) });
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
