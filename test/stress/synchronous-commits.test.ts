import type { ExecutionContext } from 'ava';
import type { Store } from '../../src/domain/storage/store.js';
import { usualLimits } from '../../src/store/open.js';
import { administer } from '../helpers/administer.js';
import { author } from '../helpers/author.js';
import { hasOwnServer, ownServer } from '../helpers/postgres.js';
import { rowsIn, serve } from '../helpers/process.js';
import { type Proxy as DatabaseProxy, startProxy } from '../helpers/proxy.js';
import { nameOf, someObject, storeAt } from '../helpers/stores.js';
import test from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';

/** Milliseconds. The driver waits two seconds longer for the answer to a COMMIT. */
const limits = { transaction: 500, long: 500, waiting: 1000, wait: 1500, lock: usualLimits.lock, outcome: 1500 };

const serial = hasOwnServer ? test.serial : test.serial.skip;

/** Sets the names of standbys that every commit has to wait for. */
async function waitFor(url: string, names: string): Promise<void> {
  await administer(url, `ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
  await administer(url, 'SELECT pg_reload_conf()');
  await until(
    async () => (await rowsIn<object>(url, `SELECT WHERE current_setting('synchronous_standby_names') = '${names}'`)).length > 0,
  );
}

/** Backends of the service that wait for a standby. */
const waiting = "pg_stat_activity WHERE application_name = 'kataster' AND wait_event = 'SyncRep'";

async function waitingAt(url: string): Promise<number> {
  return (await rowsIn<object>(url, `SELECT FROM ${waiting}`)).length;
}

function write(store: Store, sysid: string): Promise<string> {
  const work = store.transaction(author, async ({ nextIds, objects }) => {
    const [id = 0] = await nextIds('objects', 1);
    await objects.insert(someObject(id, { sysid }));
  });
  return nameOf(work);
}

/** A store on a server whose standby is gone. */
async function storeAlone(t: ExecutionContext) {
  const url = await ownServer(t);
  const proxy = await startProxy(t, url);
  const store = await storeAt(t, proxy.url, { limits });
  t.is(await write(store, 'before'), 'undefined');
  await waitFor(url, 'gone');
  return { url, proxy, store };
}

serial('a service whose standby is gone calls no create a success, and goes on once nobody is waited for', async t => {
  const url = await ownServer(t);
  const service = await serve(t, { KATASTER_DATABASE: url });
  const create = () => service.call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'waiting' });
  await waitFor(url, 'gone');
  const since = performance.now();
  const answer = await create();
  t.like(answer, { error: { data: { error: 'OutcomeUnknown' } } });
  t.true(performance.now() - since < 25_000);
  t.like(await service.call('cmdb.objects.read', {}), { result: [] });
  await waitFor(url, '');
  await until(async () => (await create()).error === undefined);
});

/** Ways in which a commit ends that waits for a standby, beside an acknowledgement. */
const endings: Readonly<Record<string, (database: { readonly url: string; readonly proxy: DatabaseProxy }) => Promise<void>>> = {
  nothing: async () => {},
  'a cancellation': ({ url }) => administer(url, `SELECT pg_cancel_backend(pid) FROM ${waiting}`),
  'a termination': ({ url }) => administer(url, `SELECT pg_terminate_backend(pid) FROM ${waiting}`),
  'a lost connection': async ({ proxy }) => {
    await proxy.stop();
    await proxy.start();
  },
};

for (const [ending, carryOut] of Object.entries(endings))
  serial(`a commit that waits for a standby is no success after ${ending}`, async t => {
    const { url, proxy, store } = await storeAlone(t);
    const told = write(store, 'waiting');
    await until(async () => (await waitingAt(url)) > 0);
    await carryOut({ url, proxy });
    t.is(await told, 'OutcomeUnknown');
    await waitFor(url, '');
    await until(async () => (await waitingAt(url)) === 0);
    t.is(await write(store, 'after'), 'undefined');
  });

serial('a repeated call whose first commit was ended by force is no success before a commit is acknowledged', async t => {
  const url = await ownServer(t);
  const service = await serve(t, { KATASTER_DATABASE: url });
  const create = () => service.call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'once', idempotency_key: 'once' });
  await waitFor(url, 'gone');
  for (let round = 0; round < 2; round += 1) {
    const told = create();
    await until(async () => (await waitingAt(url)) > 0);
    await administer(url, `SELECT pg_terminate_backend(pid) FROM ${waiting}`);
    t.like(await told, { error: { data: { error: 'OutcomeUnknown' } } });
  }
  await waitFor(url, '');
  t.like(await create(), { result: { id: '1' } });
  t.like(await service.call('cmdb.objects.read', {}), { result: [{ id: '1' }] });
});

serial(
  'commits that wait for a standby take no more connections than there are, and those after them may be tried again',
  async t => {
    const { url, store } = await storeAlone(t);
    const told = new Map<string, number>();
    for (let round = 0; round < 3; round += 1) {
      const names = await Promise.all(Array.from({ length: 12 }, (_, at) => write(store, `W${round}-${at}`)));
      for (const name of names) told.set(name, (told.get(name) ?? 0) + 1);
    }
    const { OutcomeUnknown, Busy = 0, TimedOut = 0, ...others } = Object.fromEntries(told);
    // A machine that is slow meanwhile ends the wait for a connection by the time that a call has: nothing was changed then, either.
    t.deepEqual([OutcomeUnknown, Busy + TimedOut, others], [10, 26, {}]);
    t.true(Busy > 0);
    t.is(await waitingAt(url), 10);
    await waitFor(url, '');
    await until(async () => (await write(store, 'after')) === 'undefined');
    t.is((await rowsIn(url, "SELECT FROM objects WHERE sysid LIKE 'W%'")).length, 10);
  },
);
