import Database from 'better-sqlite3';
import type { SendStatement, SqlSession } from '../src/store/engines/connection.js';
import { timingOf } from '../src/store/engines/engine.js';
import { appendText } from '../src/store/engines/inserts.js';
import { sqliteDialect } from '../src/store/engines/sqlite/dialect.js';
import { GroupCommit } from '../src/store/engines/sqlite/group-commit.js';
import { GroupInsertBuffer } from '../src/store/engines/sqlite/group-insert-buffer.js';
import { Writer } from '../src/store/engines/sqlite/writer.js';
import { TransactionSession } from '../src/store/engines/transaction-session.js';
import { emptySqlite } from './helpers/sqlite.js';
import { found, insert, openEngine, setting } from './helpers/sqlite-engine.js';
import { nameOf } from './helpers/stores.js';
import test from './helpers/suite.js';

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
    const database = new Database((await emptySqlite(t)).slice('sqlite:'.length));
    t.teardown(() => database.close());
    database.exec('CREATE TABLE kept (name TEXT)');
    const fault = { isThere: true };
    const timing = timingOf({ url: '', durability: 'full' });
    const session = () =>
      new TransactionSession(sqliteDialect, asking(database), () => Promise.resolve([]), Infinity, timing.elapsed);
    const commit = new GroupCommit(failingAtCommit(database, code, fault), timing, session, {
      appends: new GroupInsertBuffer(asking(database), { nextNumber: () => 1, upcoming: () => 1 }),
      beforeGroup: () => {},
      numbersMark: () => () => {},
      mergeIndex: () => {},
      beforeCommit: () => {},
    });
    const writer = new Writer(commit, timing, { afterCommit: () => {}, publishCommit: () => {} });
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

test('rows that were appended before one that fails are gone with the group, and the next one succeeds', async t => {
  const { engine, names } = await openEngine(t);
  const append = (...named: string[]) =>
    engine.run(async session => {
      session.bufferedInserts?.add(
        1,
        [],
        [{ table: 'settings', insert: appendText('settings', ['name', 'value']), rows: named.map(name => [name, 'x']) }],
      );
      await session.rows(found, ['x']);
    });
  const outcomes = [engine.run(insert('a')), append('b', 'c', 'b'), append('d')].map(each => nameOf(each));
  t.deepEqual(await Promise.all(outcomes), Array(3).fill('StorageUnavailable'));
  t.deepEqual(await names(), []);
  await append('b', 'c');
  t.deepEqual(await names(), ['b', 'c']);
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
