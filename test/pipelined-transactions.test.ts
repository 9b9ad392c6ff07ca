import type { ExecutionContext } from 'ava';
import { openPostgres } from '../src/store/engines/postgres/postgres.js';
import { newDatabase } from './helpers/databases.js';
import { patientLimits } from './helpers/patience.js';
import { type Carry, startProxy } from './helpers/proxy.js';
import { engines, nameOf } from './helpers/stores.js';

const test = engines.find(({ name }) => name === 'PostgreSQL')?.test ?? (() => undefined);

const put = 'INSERT INTO settings (name, value) VALUES (?, ?)';
const find = "SELECT value FROM settings WHERE name IN ('one', 'two') ORDER BY name";
const undone = { ending: 'rollback' } as const;

test('changes that are not waited for are committed in their order', async t => {
  const { run, kept } = await openedEngine(t);
  const changed = await run(async session => {
    const inserted = await session.apply(put, ['one', '1'], 1);
    return inserted + (await session.apply("UPDATE settings SET value = value || '2' WHERE name = ?", ['one'], 1));
  });
  t.is(changed, 2);
  t.deepEqual(await kept(), [{ value: '12' }]);
});

test('a change that fails without being waited for fails its transaction, and nothing is kept', async t => {
  const { run, runLong, kept } = await openedEngine(t);
  await run(session => session.apply(put, ['one', '1'], 1));
  const twice = async (session: Parameters<Parameters<typeof run>[0]>[0]) => {
    // A lock tells the id of the transaction, so that nothing is waited for before the commit.
    await session.advisoryLock('name');
    await session.apply(put, ['two', '2'], 1);
    await session.apply(put, ['one', 'again'], 1);
    await session.apply(put, ['three', '3'], 1);
  };
  t.is(await nameOf(run(twice)), 'Conflict');
  t.is(await nameOf(run(session => twice(session).then(() => session.rows(find, [])))), 'Conflict');
  t.is(await nameOf(runLong(twice, { ending: 'commit' })), 'Conflict');
  t.deepEqual(await kept(), [{ value: '1' }]);
});

test('a change that would fail fails a transaction that is rolled back, too', async t => {
  const { run, runLong } = await openedEngine(t);
  await run(session => session.apply(put, ['one', '1'], 1));
  t.is(await nameOf(runLong(session => session.apply(put, ['one', 'again'], 1), undone)), 'Conflict');
  t.is(await nameOf(runLong(session => session.apply(put, ['two', '2'], 1), undone)), 'undefined');
});

test('a step whose change fails without being waited for is undone alone', async t => {
  const { runLong, kept } = await openedEngine(t);
  const work = runLong(
    async session => {
      await session.apply(put, ['one', '1'], 1);
      t.is(await nameOf(session.step(async () => session.apply(put, ['one', 'again'], 1))), 'Conflict');
      await session.step(async () => session.apply(put, ['two', '2'], 1));
    },
    { ending: 'commit' },
  );
  t.is(await nameOf(work), 'undefined');
  t.deepEqual(await kept(), [{ value: '1' }, { value: '2' }]);
});

test('nothing is changed where the transaction does not begin', async t => {
  const damaged = (sent: Buffer) => Buffer.from(sent.toString('latin1').replace('READ WRITE', 'READ WRONG'), 'latin1');
  const { run, kept } = await openedEngine(t, (sent, { server }) => server.write(damaged(sent)));
  for (const before of ['', 'SELECT 1'])
    t.regex(
      await nameOf(
        run(async session => {
          if (before) await session.rows(before, []);
          await session.count(put, ['one', '1']);
        }),
      ),
      /42601/,
    );
  t.deepEqual(await kept(), []);
});

async function openedEngine(t: ExecutionContext, carry?: Carry) {
  const database = await newDatabase(t, 'PostgreSQL', 'tables');
  const url = carry ? (await startProxy(t, database, carry)).url : database;
  const { run, runLong, reading, close } = await openPostgres({ url, durability: 'fast', limits: patientLimits });
  t.teardown(close);
  return { run, runLong, kept: () => reading.rows(find, []) };
}
