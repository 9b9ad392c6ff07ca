import { setTimeout as wait } from 'node:timers/promises';
import type { ExecutionContext } from 'ava';
import type { Store } from '../../src/domain/storage/store.js';
import { CommitOutcomes } from '../../src/store/engines/postgres/commit-outcomes.js';
import { Primary } from '../../src/store/engines/postgres/primary.js';
import { usualLimits } from '../../src/store/open.js';
import { administer } from '../helpers/administer.js';
import { author } from '../helpers/author.js';
import { hasOwnServer, ownServer } from '../helpers/postgres.js';
import { rowsIn } from '../helpers/process.js';
import { type Carry, startProxy } from '../helpers/proxy.js';
import { serverProcesses, signalAll } from '../helpers/server-processes.js';
import { nameOf, someObject, storeAt } from '../helpers/stores.js';
import test from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';

/** A driver that waits two and a half seconds for an answer, and four more to learn what became of a COMMIT. */
const limits = { transaction: 500, long: 500, waiting: 1000, wait: 5000, lock: usualLimits.lock, outcome: 4000 };
/** The statement alone: its word stands in BEGIN, too. */
const commit = 'COMMIT\0';
const impatient = { ...limits, outcome: 300 };

/** Errors that say that nothing was changed. */
const unchanged = ['TimedOut', 'StorageUnavailable', 'Busy'];

/** A COMMIT takes so long that whatever happens, happens in the middle of some. */
const slowCommits = `CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.05); RETURN NULL; END $$;
  CREATE CONSTRAINT TRIGGER linger AFTER INSERT ON objects DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION linger()`;

const serial = hasOwnServer ? test.serial : test.serial.skip;

/** Outcomes of writes, by the sysid that each wanted to keep. */
type Told = Map<string, string>;

async function written(store: Store, told: Told, sysid: string): Promise<void> {
  const work = store.transaction(author, async ({ nextIds, objects }) => {
    const [id = 0] = await nextIds('objects', 1);
    await objects.insert(someObject(id, { sysid }));
  });
  const name = await nameOf(work);
  told.set(sysid, name === 'undefined' ? 'saved' : name);
}

/** Writes on so many lines at once until told to stop; answers what each write was told. */
async function writing(store: Store, lines: number, whileSo: () => boolean, told: Told = new Map()): Promise<Told> {
  const line = async (number: number) => {
    for (let at = 0; whileSo(); at += 1) await written(store, told, `W${number}-${at}`);
  };
  await Promise.all(Array.from({ length: lines }, (_, number) => line(number)));
  return told;
}

/** Compares what writes were told with what is in the database, and answers how many were told what. */
async function facts(t: ExecutionContext, url: string, told: Told): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsIn<{ readonly sysid: string }>(url, 'SELECT sysid FROM objects');
  const kept = new Set(rows.map(({ sysid }) => sysid));
  const counts = new Map<string, number>();
  for (const [sysid, answer] of told) {
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
    if (answer === 'saved') t.true(kept.has(sysid), `${sysid} was saved, and is not there`);
    else if (unchanged.includes(answer)) t.false(kept.has(sysid), `${sysid} was told ${answer}, and is there`);
    else t.is(answer, 'OutcomeUnknown');
    kept.delete(sysid);
  }
  t.deepEqual([...kept], []);
  return counts;
}

/** A store with slow commits on a server that this test may hurt. */
async function hurt(t: ExecutionContext, limited = limits) {
  const url = await ownServer(t);
  const store = await storeAt(t, url, { limits: limited });
  await administer(url, slowCommits);
  return { url, store };
}

serial('a server that stands still for longer than writes wait: each is told what became of it', async t => {
  const { url, store } = await hurt(t);
  let goesOn = true;
  const told: Told = new Map();
  const writes = writing(store, 40, () => goesOn, told);
  for (let round = 0; round < 2; round += 1) {
    await until(() => [...told.values()].filter(answer => answer === 'saved').length > 20 * (round + 1));
    const { all } = await serverProcesses(url);
    signalAll(all, 'SIGSTOP');
    await wait(3500).finally(() => signalAll(all, 'SIGCONT'));
  }
  goesOn = false;
  const counts = await facts(t, url, await writes);
  t.true((counts.get('saved') ?? 0) > 40);
});

/** Stops the connections of the service in a moment when one of them has begun to commit. */
async function stoppedInCommit(url: string): Promise<readonly number[]> {
  const committing =
    "SELECT pid FROM pg_stat_activity WHERE application_name = 'kataster' AND query = 'COMMIT' AND state = 'active'";
  let backends: readonly number[] = [];
  await until(async () => {
    signalAll(backends, 'SIGCONT');
    backends = (await serverProcesses(url)).backends;
    signalAll(backends, 'SIGSTOP');
    return (await rowsIn(url, committing)).length > 0;
  });
  return backends;
}

const idleChannel = "SELECT 1 FROM pg_stat_activity WHERE state = 'idle' AND query LIKE '%kataster_commits'";

/** Connections of these that are still there. That of notifications is kept: no write waits for it. */
const ofTransactions = (backends: readonly number[]) =>
  `SELECT 1 FROM pg_stat_activity WHERE pid IN (${backends}) AND query NOT LIKE '%kataster_commits%'`;

serial('connections that stand still for longer than anybody waits: the outcome is unknown, and called so', async t => {
  const { url, store } = await hurt(t, impatient);
  let goesOn = true;
  const writes = writing(store, 20, () => goesOn);
  const backends = await stoppedInCommit(url);
  goesOn = false;
  const told = await writes.finally(() => signalAll(backends, 'SIGCONT'));
  await until(async () => (await rowsIn(url, ofTransactions(backends))).length === 0);
  const counts = await facts(t, url, told);
  t.true((counts.get('OutcomeUnknown') ?? 0) > 0);
});

serial('a store is closed while its connections stand still', async t => {
  const url = await ownServer(t);
  const store = await storeAt(t, url, { limits });
  store.onCommit(() => {});
  await until(async () => (await rowsIn(url, idleChannel)).length > 0);
  const { backends } = await serverProcesses(url);
  signalAll(backends, 'SIGSTOP');
  const late = wait(20_000, 'still open', { ref: false });
  const outcome = await Promise.race([store.close(), late]).finally(() => signalAll(backends, 'SIGCONT'));
  t.not(outcome, 'still open');
});

serial('connections that are terminated at any moment: each write is told what became of it', async t => {
  const { url, store } = await hurt(t);
  let goesOn = true;
  const writes = writing(store, 20, () => goesOn);
  for (let round = 0; round < 25; round += 1) {
    await wait(40 + 7 * round);
    await administer(
      url,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'kataster' AND random() < 0.7",
    );
  }
  goesOn = false;
  const counts = await facts(t, url, await writes);
  t.true((counts.get('saved') ?? 0) > 20);
  t.true((counts.get('StorageUnavailable') ?? 0) > 20);
  t.is(counts.get('OutcomeUnknown'), undefined);
});

/** Failures of a COMMIT on its way, and the outcome that writes get then. */
const losses: readonly { readonly what: string; readonly carry: Carry; readonly told: string }[] = [
  {
    what: 'a connection that is lost after COMMIT',
    carry: (sent, { client, server }) => server.write(sent, () => client.destroy()),
    told: 'saved',
  },
  {
    what: 'a connection that is lost before COMMIT, while the server still waits for it',
    carry: (_, { client }) => void client.destroy(),
    told: 'StorageUnavailable',
  },
  { what: 'a COMMIT that never arrives', carry: () => {}, told: 'TimedOut' },
];

for (const { what, carry, told } of losses)
  serial(`${what}: the write is told ${told}`, async t => {
    const url = await ownServer(t);
    let isArmed = false;
    const proxy = await startProxy(t, url, (sent, carried) => {
      if (isArmed && sent.includes(commit)) carry(sent, carried);
      else carried.server.write(sent);
    });
    const store = await storeAt(t, proxy.url, { limits });
    isArmed = true;
    const answers: Told = new Map();
    await Promise.all(Array.from({ length: 15 }, (_, at) => written(store, answers, `L${at}`)));
    isArmed = false;
    const counts = await facts(t, url, answers);
    t.true((counts.get(told) ?? 0) > 0);
    t.is(counts.get('OutcomeUnknown'), undefined);
  });

serial('a server that cannot be reached any more after COMMIT: the outcome is unknown', async t => {
  const url = await ownServer(t);
  let isArmed = false;
  const proxy = await startProxy(t, url, (sent, { server }) =>
    server.write(sent, () => isArmed && sent.includes(commit) && void proxy.stop()),
  );
  const store = await storeAt(t, proxy.url, { limits: impatient });
  isArmed = true;
  const answers: Told = new Map();
  await written(store, answers, 'U1');
  t.deepEqual(await facts(t, url, answers), new Map([['OutcomeUnknown', 1]]));
});

serial('an id of before a crash may be that of another transaction: its commit proves nothing', async t => {
  const url = await ownServer(t);
  const primary = new Primary();
  const outcomes = new CommitOutcomes(url, { limits: impatient, elapsed: () => performance.now() }, primary);
  t.teardown(() => outcomes.close());
  const asked = async (text: string): Promise<string> => (await rowsIn<{ readonly value: string }>(url, text))[0]?.value ?? '';
  const outcomeOf = (id: string, server = primary.server) => outcomes.of({ id, server });
  await administer(url, 'CREATE TABLE kept (id integer)');
  const id = await asked('INSERT INTO kept VALUES (1) RETURNING CAST(pg_current_xact_id() AS text) AS value');
  t.is(await outcomeOf(String(Number(id) + 1000)), 'aborted');
  const before = primary.server;
  t.is(await outcomeOf(id), 'committed');
  const { backends } = await serverProcesses(url);
  signalAll(backends, 'SIGKILL');
  await until(async () => (await outcomeOf('3')) === 'unknown' && primary.server !== before);
  t.is(await outcomeOf(id, before), 'unknown');
  t.is(await outcomeOf(id), 'committed');
});
