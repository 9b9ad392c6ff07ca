import { type AddressInfo, createServer } from 'node:net';
import type { ExecutionContext } from 'ava';
import pg from 'pg';
import { failureOf } from '../src/store/engines/failures.js';
import { openPostgres } from '../src/store/engines/postgres/postgres.js';
import { PreparingClient } from '../src/store/engines/postgres/preparing-client.js';
import { openStore } from '../src/store/open.js';
import { administer } from './helpers/administer.js';
import { insertKey, revocation } from './helpers/audited.js';
import { author } from './helpers/author.js';
import { newDatabase } from './helpers/databases.js';
import { patientLimits } from './helpers/patience.js';
import { startProxy } from './helpers/proxy.js';
import { engines, nameOf, someKey, someObject, storeAt, time, withEntry, withObjects } from './helpers/stores.js';
import { until } from './helpers/waiting.js';

const postgres = engines.find(({ name }) => name === 'PostgreSQL');
const test = postgres?.test ?? (() => undefined);
const address = (t: ExecutionContext) => newDatabase(t, 'PostgreSQL');
const options = { durability: 'full', limits: patientLimits } as const;

test('two processes on one database see each other at once', async t => {
  const url = await address(t);
  const [one, other] = await Promise.all([storeAt(t, url), storeAt(t, url)]);
  t.is(one.secret, other.secret);
  await insertKey(one.keys, someKey('k'));
  t.deepEqual(await other.keys.find('k'), someKey('k'));
  await other.changeKeys(author, ({ keys }) => keys.update('k', { revoked: time }, revocation('k')));
  t.is((await one.keys.find('k'))?.revoked, time);
  await withObjects(one, 1);
  t.is((await other.reads.objects.find(1))?.id, 1);
  const ids = await Promise.all([one, other].flatMap(store => Array.from({ length: 20 }, () => withEntry(store, 1))));
  t.is(new Set(ids).size, 40);
});

test('a process that only reads has the limits of time that it is given', async t => {
  const url = await newDatabase(t, 'PostgreSQL', 'tables');
  for (const isReader of [false, true]) {
    const { reading, close } = await openPostgres({ ...options, url, isReader });
    t.teardown(close);
    const [row] = await reading.rows<{ readonly limit: string }>(`SELECT current_setting('statement_timeout') AS "limit"`, []);
    t.is(row?.limit, '10min', `isReader: ${isReader}`);
  }
});

test('an object that is held is changed by one transaction at a time', async t => {
  const url = await address(t);
  const stores = await Promise.all([storeAt(t, url), storeAt(t, url)]);
  await withObjects(stores[0], 1);
  const count = (store: (typeof stores)[0]) =>
    store.transaction(author, async ({ objects }) => {
      const object = await objects.lockForUpdate(1);
      await objects.update(1, { values: String(Number(object?.values.replace('{}', '0')) + 1) });
    });
  await Promise.all(stores.flatMap(store => Array.from({ length: 15 }, () => count(store))));
  t.is((await stores[0].reads.objects.find(1))?.values, '30');
});

test('transactions that wait for each other are run again', async t => {
  const store = await storeAt(t, await address(t));
  await withObjects(store, 2);
  let runs = 0;
  let bothHold = () => {};
  const both = new Promise<void>(resolve => {
    bothHold = resolve;
  });
  const cross = (first: number, second: number) =>
    store.transaction(author, async ({ objects }) => {
      await objects.lockForUpdate(first);
      runs++;
      if (runs === 2) bothHold();
      await both;
      await objects.lockForUpdate(second);
      await objects.update(second, { title: `after ${first}` });
      return first;
    });
  t.deepEqual(await Promise.all([cross(1, 2), cross(2, 1)]), [1, 2]);
  t.is(runs, 3);
});

test('work may ask for several things at once', async t => {
  const store = await storeAt(t, await address(t));
  await withObjects(store, 3);
  const found = await store.transaction(author, ({ objects }) => Promise.all([1, 2, 3, 4].map(id => objects.find(id))));
  t.deepEqual(
    found.map(object => object?.id),
    [1, 2, 3, undefined],
  );
});

test('a server that goes away is reported and found again', async t => {
  const proxy = await startProxy(t, await address(t));
  const store = await storeAt(t, proxy.url);
  await withObjects(store, 1);
  const interrupted = store.transaction(author, async ({ objects }) => {
    await objects.insert(someObject(7));
    await proxy.stop();
    await objects.insert(someObject(8));
  });
  t.is(await nameOf(interrupted), 'StorageUnavailable');
  t.is(await nameOf(() => store.reads.objects.find(1)), 'StorageUnavailable');
  t.is(await nameOf(withObjects(store, 1)), 'StorageUnavailable');
  t.is(await nameOf(store.check()), 'StorageUnavailable');
  await proxy.start();
  t.is((await store.reads.objects.find(1))?.id, 1);
  t.is(await store.reads.objects.find(7), undefined);
  t.is((await withObjects(store, 1)).length, 1);
});

test('connections that the server closes while they are idle are replaced', async t => {
  const url = await address(t);
  const store = await storeAt(t, url);
  await withObjects(store, 1);
  await administer(
    url,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await t.notThrowsAsync(until(async () => (await nameOf(store.check())) === 'undefined'));
});

test('a connection that ends in the moment it is made fails what wanted it, and nothing else', async t => {
  const greeting = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05IE\0\0\0\x12SFATAL\0C57P01\0\0', 'latin1');
  const server = createServer(client => void client.once('data', () => client.write(greeting)).on('error', () => {}));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  const { port } = server.address() as AddressInfo;
  const pool = new pg.Pool({ Client: PreparingClient, host: '127.0.0.1', port, user: 'kataster' });
  const client = await pool.connect();
  t.is(failureOf(await t.throwsAsync(client.query('SELECT 1'))).error.message, 'Storage unavailable');
  client.release(true);
  await pool.end();
});

test('a statement with values is planned once on a connection', async t => {
  const { reading } = await openedEngine(t);
  const count = async () => {
    const text = 'SELECT generic_plans + custom_plans AS runs FROM pg_prepared_statements WHERE statement LIKE ?';
    return reading.rows<{ readonly runs: string }>(text, ['SELECT id FROM objects WHERE title%']);
  };
  for (const title of ['one', 'two', 'three']) await reading.rows('SELECT id FROM objects WHERE title = ?', [title]);
  t.deepEqual(await count(), [{ runs: 3 }]);
});

test('a prepared statement whose table a newer version changed is planned anew', async t => {
  const { reading, run, url } = await openedEngine(t);
  const read = () => reading.rows('SELECT * FROM settings WHERE name = ?', ['nothing']);
  const write = () => run(session => session.rows('SELECT * FROM settings WHERE name = ?', ['nothing']));
  await Promise.all([read(), write()]);
  await administer(url, 'ALTER TABLE settings ADD COLUMN more text');
  t.is(await nameOf(read), 'Busy');
  t.deepEqual(await read(), []);
  t.deepEqual(await write(), []);
});

test('a database in another encoding is refused', async t => {
  const server = await address(t);
  const url = new URL(server);
  url.pathname = `${url.pathname}_latin`;
  const database = url.pathname.slice(1);
  await administer(server, `CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'`);
  t.teardown(() => administer(server, `DROP DATABASE ${database} WITH (FORCE)`));
  await t.throwsAsync(openStore({ ...options, url: url.href }), {
    message: 'The database has to be created with the encoding UTF8.',
  });
});

test('a database that cannot be reached is refused in one line', async t => {
  const url = new URL(await address(t));
  url.pathname = 'nowhere';
  await t.throwsAsync(openStore({ ...options, url: url.href }), {
    message: 'Cannot open the database: there is no database of this name.',
  });
  url.port = '1';
  await t.throwsAsync(openStore({ ...options, url: url.href }), { message: 'Cannot open the database: nothing answers there.' });
  url.hostname = 'nowhere.invalid';
  await t.throwsAsync(openStore({ ...options, url: url.href }), { message: 'Cannot open the database: its host is not known.' });
  await t.throwsAsync(openStore({ ...options, url: 'postgres://' }), { message: /^[^\n]+$/ });
});

/** The engine below a store, and the address of its database. */
async function openedEngine(t: ExecutionContext) {
  const url = await address(t);
  const engine = await openPostgres({ ...options, url });
  t.teardown(() => engine.close());
  return { url, reading: engine.reading, run: engine.run };
}
