import type { ExecutionContext } from 'ava';
import { auditEntry, auditSessionsEnded } from '../../src/domain/audit.js';
import { saveEntry } from '../../src/domain/entries/entries.js';
import type { WritingContext } from '../../src/domain/entries/entry-rules.js';
import type { Store } from '../../src/domain/storage/store.js';
import { RpcError } from '../../src/rpc/rpc-error.js';
import { insertKey, somebody, usesAt } from '../helpers/audited.js';
import { author } from '../helpers/author.js';
import { any, newCrowd, type Write, ways } from '../helpers/crowd.js';
import { newDatabase } from '../helpers/databases.js';
import { rowsIn } from '../helpers/process.js';
import { engines, someKey, storeAt, withObjects } from '../helpers/stores.js';
import { until } from '../helpers/waiting.js';
import { contextOver, imported, office, officeWith, total } from '../imports/office.js';

const officeNames = office.map(({ name }) => name);
const clients = 16;
/** Writes of each client: the last test has all ways of writing at once, and needs more to meet. */
const [writesOneWay, writesEveryWay] = [6, 10];

/** Errors that a write may get because of the changes of others. Errors for waiting, such as Busy, are none of them. */
const fair = new Set(['Conflict', 'ObjectNotFound', 'EntryNotFound', 'ValidationFailed']);

function instant(second: number): string {
  return new Date(second * 1000).toISOString();
}

async function nameOfWrite(write: Promise<unknown>): Promise<string> {
  return write.then(
    () => 'done',
    error => (error instanceof RpcError ? error.errorName : String(error)),
  );
}

/** How often transactions waited for each other for good, once every connection has told its figures. */
async function deadlocksIn(url: string): Promise<number> {
  const others = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'kataster'";
  await until(async () => (await rowsIn(url, others)).length === 0);
  const figure = 'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()';
  return Number((await rowsIn<{ readonly deadlocks: string }>(url, figure))[0]?.deadlocks);
}

/** A context in which objects may be purged whatever their status. */
function purging(store: Store): WritingContext {
  const context = contextOver(store);
  return { ...context, settings: { ...context.settings, quickpurge: true } };
}

/** Lets many write on a few objects by way of two stores, as of two processes; answers how many writes were told what. */
async function crowded(
  t: ExecutionContext,
  url: string,
  writes: readonly Write[],
  writesOfClient: number,
): Promise<ReadonlyMap<string, number>> {
  const stores = [await storeAt(t, url), await storeAt(t, url)] as const;
  const contexts = [purging(stores[0]), purging(stores[1])] as const;
  const told = new Map<string, number>();
  const crowd = await newCrowd(contexts[0]);
  const client = async (context: WritingContext): Promise<void> => {
    for (let at = 0; at < writesOfClient; at += 1) {
      const name = await nameOfWrite(any(writes)(context, crowd));
      told.set(name, (told.get(name) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(contexts[number % 2 === 0 ? 0 : 1])));
  await Promise.all(stores.map(store => store.close()));
  return told;
}

for (const engine of engines.filter(({ name }) => name === 'PostgreSQL')) {
  engine.test("sessions that end, begin and go with their persons, and keys that are used, are in nobody's way", async t => {
    const url = await newDatabase(t, 'PostgreSQL', 'tables');
    const stores = [await storeAt(t, url), await storeAt(t, url)] as const;
    const persons = await withObjects(stores[0], 40);
    const keys = persons.map(id => `k${id}`);
    for (const key of keys) await insertKey(stores[0].keys, someKey(key));
    const open = (store: Store, person: number, at: number) =>
      store.users.openSession(
        { digest: `${person} ${at}`, person, created: instant(at), expires: instant(at + 1), address: null },
        false,
        auditEntry(somebody, 'loggedIn', { subjectObject: person }, { means: 'session', expires: instant(at + 1) }),
        auditSessionsEnded(somebody, person, 'tooMany'),
      );
    const used = (at: number) => usesAt(Object.fromEntries((at % 2 ? keys : keys.toReversed()).map(key => [key, instant(at)])));
    const writes: Promise<unknown>[] = [];
    for (let at = 0; at < 10; at += 1) {
      for (const store of stores) {
        for (const person of persons.slice(0, 10)) writes.push(open(store, person, 2 * at));
        writes.push(store.keys.touch(used(at)), stores[1].keys.touch(used(at + 1)));
      }
      const purged = persons[10 + at] ?? 0;
      writes.push(
        open(stores[1], purged, 2 * at),
        stores[0].transaction(author, ({ objects }) => objects.remove(purged, 'normal')),
      );
    }
    const names = await Promise.all(writes.map(nameOfWrite));
    for (const name of names) t.true(name === 'done' || name === 'Conflict', name);
    await Promise.all(stores.map(store => store.close()));
    t.is(await deadlocksIn(url), 0);
  });

  engine.test('an import goes on while many write what it made, and nobody is refused because others are in the way', async t => {
    const url = await newDatabase(t, 'PostgreSQL', 'tables');
    const store = await storeAt(t, url);
    const context = contextOver(store);
    await imported(store, office);
    const made = await store.transaction(author, ({ externals }) => externals.find('netbox:test', officeNames));
    const objects = [...new Set(made.map(({ object }) => object))];
    let isImporting = true;
    const told = new Set<string>();
    const client = async (): Promise<void> => {
      while (isImporting) {
        const address = { object: any(objects), category: any(['C__CATG__MODEL', 'C__CATG__LOCATION']) };
        told.add(await nameOfWrite(saveEntry(context, address, { description: `at ${performance.now()}` })));
      }
    };
    const writing = Array.from({ length: clients }, client);
    for (const description of ['one', 'two', 'three']) {
      const changed = Object.fromEntries(officeNames.map(name => [name, { description, comments: description }]));
      t.true(total(await imported(store, officeWith(changed)), 'updated') > 0);
    }
    isImporting = false;
    await Promise.all(writing);
    for (const name of told) t.true(name === 'done' || fair.has(name), name);
    await store.close();
    t.is(await deadlocksIn(url), 0);
  });

  for (const [way, write] of [...Object.entries(ways), ['all of that', undefined] as const])
    engine.test(`crosswise by many: ${way}; nobody is refused because others are in the way`, async t => {
      const url = await newDatabase(t, 'PostgreSQL', 'tables');
      const told = await (write ? crowded(t, url, [write], writesOneWay) : crowded(t, url, Object.values(ways), writesEveryWay));
      t.log(Object.fromEntries(told));
      for (const name of told.keys()) t.true(name === 'done' || fair.has(name), name);
      t.true((told.get('done') ?? 0) > clients);
      t.is(await deadlocksIn(url), 0);
    });
}
