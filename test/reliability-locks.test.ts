import type { ExecutionContext } from 'ava';
import { RpcError } from '../generated/errors.js';
import type { DomainContext } from '../src/domain/context.js';
import type { Store } from '../src/domain/storage/store.js';
import { any, newCrowd, type Write, ways } from './helpers/crowd.js';
import { newDatabase } from './helpers/databases.js';
import { rowsIn, until } from './helpers/process.js';
import { engines, storeAt } from './helpers/stores.js';
import { contextOver } from './imports/office.js';

const clients = 16;
const writesOfClient = 10;

/** What may befall a write because of what others did; that somebody was in its way is none of it. */
const fair = new Set(['Conflict', 'ObjectNotFound', 'EntryNotFound', 'ValidationFailed']);

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
function purging(store: Store): DomainContext {
  const context = contextOver(store);
  return { ...context, settings: { ...context.settings, quickpurge: true } };
}

/** Lets many write on a few objects by way of two stores, as of two processes; answers how many writes were told what. */
async function crowded(t: ExecutionContext, url: string, writes: readonly Write[]): Promise<ReadonlyMap<string, number>> {
  const stores = [await storeAt(t, url), await storeAt(t, url)] as const;
  const contexts = [purging(stores[0]), purging(stores[1])] as const;
  const told = new Map<string, number>();
  const crowd = await newCrowd(contexts[0]);
  const client = async (context: DomainContext): Promise<void> => {
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
  for (const [way, write] of [...Object.entries(ways), ['all of that', undefined] as const])
    engine.test(`crosswise by many: ${way}; nobody is refused because others are in the way`, async t => {
      const url = await newDatabase(t, 'PostgreSQL');
      const told = await crowded(t, url, write ? [write] : Object.values(ways));
      t.log(Object.fromEntries(told));
      for (const name of told.keys()) t.true(name === 'done' || fair.has(name), name);
      t.true((told.get('done') ?? 0) > clients);
      t.is(await deadlocksIn(url), 0);
    });
}
