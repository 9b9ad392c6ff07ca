import test, { type ExecutionContext } from 'ava';
import pg from 'pg';
import type { Store } from '../../src/domain/store.js';
import { openStore } from '../../src/store/open.js';
import { createDatabase, dropDatabase } from './postgres.js';
import { serviceOver, type TestService } from './service.js';
import { freshStore, type TestEngine } from './stores.js';

/**
 * Starts a service over an empty store, for tests that run one after another: a new PostgreSQL database takes long, so there the
 * database of the test before is emptied.
 */
export async function serviceInTurn(
  t: ExecutionContext,
  engine: TestEngine,
  environment: Readonly<Record<string, string>> = {},
): Promise<TestService> {
  if (engine.name === 'SQLite') return serviceOver(t, await freshStore(t, engine, { durability: 'fast' }), environment);
  const { store } = await emptied();
  return serviceOver(t, store, environment);
}

/** The engine with the address of the one database that such tests share, emptied for each. */
export function inTurn(engine: TestEngine): TestEngine {
  return engine.name === 'SQLite' ? engine : { ...engine, address: async () => (await emptied()).url };
}

async function emptied(): Promise<Database> {
  database ??= openDatabase();
  const opened = await database;
  await opened.client.query(`TRUNCATE ${filled.join(', ')} RESTART IDENTITY`);
  return opened;
}

/** Tables that calls fill. What is not indexed yet comes first: who indexes locks it first, too. */
const filled: readonly string[] = [
  ...[
    'search_queue',
    'search_index',
    'objects',
    'entries',
    'links',
    'choices',
    'object_types',
    'retired_sysids',
    'change_log',
    'externals',
    'constants',
  ],
  ...['relations', 'api_keys', 'passwords', 'granted', 'sessions'],
];

interface Database {
  readonly url: string;
  readonly store: Store;
  readonly client: pg.Client;
}

let database: Promise<Database> | undefined;

async function openDatabase(): Promise<Database> {
  const url = await createDatabase();
  const store = await openStore({ url, durability: 'fast', now: () => new Date() });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { url, store, client };
}

test.after.always(async () => {
  const opened = await database;
  await opened?.client.end();
  await opened?.store.close();
  if (opened) await dropDatabase(opened.url);
});
