import type { ExecutionContext } from 'ava';
import type { Store } from '../../src/domain/storage/store.js';
import { usualLimits } from '../../src/store/open.js';
import { administer } from '../helpers/administer.js';
import { author } from '../helpers/author.js';
import { hasOwnServer, ownPair, type ServerPair } from '../helpers/postgres.js';
import { type RunningService, rowsIn, serve } from '../helpers/process.js';
import { type Proxy as DatabaseProxy, startProxy } from '../helpers/proxy.js';
import { serverProcesses, signalAll } from '../helpers/server-processes.js';
import { nameOf, someObject, storeAt } from '../helpers/stores.js';
import test from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';

const limits = { transaction: 1000, long: 1000, waiting: 1000, wait: 5000, lock: usualLimits.lock, outcome: 1000 };

const serial = hasOwnServer ? test.serial : test.serial.skip;

/** A pair of servers, and the way to the one that is to be the primary. */
interface Cluster extends ServerPair {
  readonly proxy: DatabaseProxy;
}

async function cluster(t: ExecutionContext): Promise<Cluster> {
  const pair = await ownPair(t);
  return { ...pair, proxy: await startProxy(t, pair.primary.address) };
}

async function isSo(url: string, condition: string): Promise<boolean> {
  return (await rowsIn<object>(url, `SELECT WHERE ${condition}`)).length > 0;
}

async function kill(url: string): Promise<void> {
  signalAll((await serverProcesses(url)).all, 'SIGKILL');
}

/** Kills a process that serves the service; a server that recovers from the one before has none yet. */
async function killBackend(url: string): Promise<boolean> {
  const { backends } = await serverProcesses(url).catch(() => ({ backends: [] }));
  signalAll(backends.slice(0, 1), 'SIGKILL');
  return backends.length > 0;
}

/** Makes the standby the primary, and leads new connections there. */
async function promote({ standby, proxy }: Cluster): Promise<void> {
  proxy.leadTo(standby.address);
  await administer(standby.address, 'SELECT pg_promote()');
}

/** Every commit waits for the standby from now on. */
async function synchronize({ primary }: Cluster): Promise<void> {
  await administer(primary.address, "ALTER SYSTEM SET synchronous_standby_names = 'standby'");
  await administer(primary.address, 'SELECT pg_reload_conf()');
  await until(() => isSo(primary.address, "EXISTS (SELECT FROM pg_stat_replication WHERE sync_state = 'sync')"));
}

/** The reason for the log why a process is not ready. */
async function reasonOf(store: Store): Promise<string> {
  const error = await store.check().catch((thrown: Error) => thrown);
  return error?.cause instanceof Error ? error.cause.message : 'ready';
}

/** Whether a process says that an object is not there; a read that fails says nothing. */
async function isMissing({ reads }: Store, id: number): Promise<boolean> {
  try {
    return (await reads.objects.find(id)) === undefined;
  } catch {
    return false;
  }
}

/** Ids that were acknowledged, by sysid; and how often writes failed, by the names of the errors. */
class Acknowledged {
  readonly ids = new Map<string, number>();
  readonly failures = new Map<string, number>();
  stale = 0;

  /** Writes an object in one process and looks for it in another one. */
  async write(by: Store, reader: Store, sysid: string): Promise<void> {
    let id = 0;
    const work = by.transaction(author, async ({ nextIds, objects }) => {
      [id = 0] = await nextIds('objects', 1);
      await objects.insert(someObject(id, { sysid }));
    });
    const name = await nameOf(work);
    if (name !== 'undefined') this.failures.set(name, (this.failures.get(name) ?? 0) + 1);
    else {
      this.ids.set(sysid, id);
      if (await isMissing(reader, id)) this.stale += 1;
    }
  }
}

serial(
  'with a synchronous standby nothing that was acknowledged is lost, doubled or read late, and the former primary is refused',
  async t => {
    const servers = await cluster(t);
    const { primary, standby, proxy } = servers;
    const stores = [
      await storeAt(t, proxy.url, { limits, spareIds: 8 }),
      await storeAt(t, proxy.url, { limits, spareIds: 8 }),
    ] as const;
    await synchronize(servers);
    const told = new Acknowledged();
    let goesOn = true;
    const line = async (number: number) => {
      const [by, reader] = number % 2 === 0 ? stores : ([stores[1], stores[0]] as const);
      for (let at = 0; goesOn; at += 1) await told.write(by, reader, `W${number}-${at}`);
    };
    const writes = Promise.all(Array.from({ length: 6 }, (_, number) => line(number)));
    await until(() => told.ids.size > 300);
    await kill(primary.address);
    await promote(servers);
    const before = told.ids.size;
    await until(() => told.ids.size > before + 300);
    goesOn = false;
    await writes;
    const rows = await rowsIn<{ readonly id: number; readonly sysid: string }>(standby.address, 'SELECT id, sysid FROM objects');
    const there = new Map(rows.map(({ id, sysid }) => [sysid, id]));
    t.deepEqual(
      [...told.ids].filter(([sysid, id]) => there.get(sysid) !== id),
      [],
    );
    t.is(new Set(told.ids.values()).size, told.ids.size);
    t.is(told.stale, 0);
    t.deepEqual(
      [...told.failures.keys()].filter(name => !['StorageUnavailable', 'OutcomeUnknown', 'Busy', 'TimedOut'].includes(name)),
      [],
    );
    t.log(`${told.ids.size} acknowledged, ${JSON.stringify([...told.failures])}`);

    const former = await primary.startAgain();
    proxy.leadTo(former);
    await proxy.stop();
    await proxy.start();
    const [store] = stores;
    const late = new Acknowledged();
    await until(async () => {
      await late.write(store, store, 'late');
      return (late.failures.get('StorageUnavailable') ?? 0) > 10;
    });
    t.is(late.ids.size, 0);
    t.regex(await reasonOf(store), /^The database server is on timeline 00000001, older than 00000002: /);
    t.is(await nameOf(async () => store.reads.objects.find(1)), 'StorageUnavailable');
    t.false(await isSo(former, "EXISTS (SELECT FROM objects WHERE sysid = 'late')"));
    proxy.leadTo(standby.address);
    await until(async () => {
      await late.write(store, store, 'late');
      return late.ids.size > 0;
    });
    t.true(await isSo(standby.address, "EXISTS (SELECT FROM objects WHERE sysid = 'late')"));
  },
);

/** Creates an object as soon as the storage is there, and returns its id; any other error is a failure of the test. */
async function create(t: ExecutionContext, service: RunningService): Promise<string> {
  let id = '';
  await until(async () => {
    const { result, error } = await service.call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'one of many' });
    if (error && !('retry' in (error.data ?? {}))) t.fail(JSON.stringify(error));
    id = (result as { readonly id?: string } | undefined)?.id ?? '';
    return id !== '';
  });
  return id;
}

async function createMany(t: ExecutionContext, services: readonly RunningService[], count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(...(await Promise.all(services.map(service => create(t, service)))));
  return ids;
}

serial('with an asynchronous standby no id is given out twice, and no answer from before the loss is given', async t => {
  const servers = await cluster(t);
  const { primary, standby, proxy } = servers;
  const services = await Promise.all([1, 2].map(() => serve(t, { KATASTER_DATABASE: proxy.url })));
  const [service] = services as [RunningService];
  const known = await createMany(t, services, 20);
  const end = (await rowsIn<{ readonly lsn: string }>(primary.address, 'SELECT pg_current_wal_lsn() AS lsn'))[0]?.lsn;
  await until(() => isSo(standby.address, `pg_last_wal_replay_lsn() >= '${end}'`));
  await administer(standby.address, "ALTER SYSTEM SET primary_conninfo = ''");
  await administer(standby.address, 'SELECT pg_reload_conf()');
  await until(() => isSo(primary.address, 'NOT EXISTS (SELECT FROM pg_stat_replication)'));
  const lost = await createMany(t, services, 30);
  const read = (id: string | undefined) => service.call('cmdb.object.read', { id });
  for (let round = 0; round < 3; round += 1) t.like(await read(lost[0]), { result: { id: lost[0] } });
  await kill(primary.address);
  await promote(servers);
  const started = await serve(t, { KATASTER_DATABASE: proxy.url });
  const after = await createMany(t, [...services, started], 40);
  t.like(await read(lost[0]), { error: { data: { error: 'ObjectNotFound' } } });
  const given = [...known, ...lost, ...after];
  t.is(new Set(given).size, given.length);
  const numbers = await rowsIn<{ readonly number: string }>(
    standby.address,
    'SELECT number FROM change_sets ORDER BY number DESC LIMIT 1',
  );
  t.true(Number(numbers[0]?.number) > 100_000);
});

/** Connections of the service to a server. */
const connections = "SELECT pid FROM pg_stat_activity WHERE application_name = 'kataster' ORDER BY pid";

serial('connections to a server that is the primary no more are dropped once a newer one is seen', async t => {
  const servers = await cluster(t);
  const { primary, proxy } = servers;
  const store = await storeAt(t, proxy.url, { limits });
  const told = new Acknowledged();
  await Promise.all(Array.from({ length: 8 }, (_, at) => told.write(store, store, `before${at}`)));
  const [, ...others] = await rowsIn<{ readonly pid: number }>(primary.address, connections);
  t.true(others.length > 3);
  await promote(servers);
  await administer(
    primary.address,
    `SELECT pg_terminate_backend(pid) FROM unnest(ARRAY[${others.map(({ pid }) => pid)}]) AS pid`,
  );
  t.is((await rowsIn<object>(primary.address, connections)).length, 1);
  const since = performance.now();
  await Promise.all(Array.from({ length: 8 }, (_, at) => told.write(store, store, `after${at}`)));
  await until(async () => (await rowsIn<object>(primary.address, connections)).length === 0);
  // A pool closes connections that it did not use for ten seconds.
  t.true(performance.now() - since < 8000);
});

serial('a standby is neither read nor written', async t => {
  const servers = await cluster(t);
  const { primary, standby, proxy } = servers;
  const store = await storeAt(t, proxy.url, { limits });
  const told = new Acknowledged();
  await told.write(store, store, 'before');
  proxy.leadTo(standby.address);
  await proxy.stop();
  await proxy.start();
  // Connections of before break first.
  await until(async () => (await reasonOf(store))?.startsWith('The database server is a standby: '));
  t.is(await nameOf(async () => store.reads.objects.find(1)), 'StorageUnavailable');
  await t.throwsAsync(storeAt(t, standby.address), { message: /^The database server is a standby: its address / });
  proxy.leadTo(primary.address);
  await until(async () => {
    await told.write(store, store, 'after');
    return told.ids.has('after');
  });
});

serial('a server that recovers from a crash gives the ids again that nobody has, and no others', async t => {
  const { primary, proxy } = await cluster(t);
  const store = await storeAt(t, proxy.url, { limits, spareIds: 8, durability: 'fast' });
  const told = new Acknowledged();
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(Array.from({ length: 12 }, (_, at) => told.write(store, store, `W${round}-${at}`)));
    await until(() => killBackend(primary.address));
    await until(async () => (await reasonOf(store)) === 'ready');
  }
  const size = told.ids.size;
  await until(async () => {
    await told.write(store, store, `after${told.ids.size}`);
    return told.ids.size > size + 20;
  });
  t.is(new Set(told.ids.values()).size, told.ids.size);
  t.false(told.failures.has('Conflict'));
});
