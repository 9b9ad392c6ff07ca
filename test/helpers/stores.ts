import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import type { Store } from '../../src/domain/store.js';
import { openStore, type StoreOptions } from '../../src/store/open.js';
import { createDatabase, dropDatabase, hasPostgres } from './postgres.js';

/** An engine that tests run on. */
export interface TestEngine {
  readonly name: string;
  /** `test`, or `test.skip` where the engine is not to be had. */
  readonly test: typeof test | typeof test.skip;
  /** The address of an empty database that ends with the test. */
  address(t: ExecutionContext): Promise<string>;
}

/** Every engine. */
export const engines: readonly TestEngine[] = [
  { name: 'SQLite', test, address: sqliteAddress },
  { name: 'PostgreSQL', test: hasPostgres ? test : test.skip, address: postgresAddress },
];

/** A store over an empty database; both end with the test. */
export async function freshStore(t: ExecutionContext, engine: TestEngine, options?: Partial<StoreOptions>): Promise<Store> {
  return storeAt(t, await engine.address(t), options);
}

/** A store over this database, closed with the test. */
export async function storeAt(t: ExecutionContext, url: string, options: Partial<StoreOptions> = {}): Promise<Store> {
  const store = await openStore({ url, durability: 'full', now: () => new Date(), ...options });
  t.teardown(() => store.close());
  return store;
}

function sqliteAddress(t: ExecutionContext): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kataster-sqlite-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  return Promise.resolve(`sqlite:${join(folder, 'kataster.sqlite')}`);
}

async function postgresAddress(t: ExecutionContext): Promise<string> {
  const url = await createDatabase();
  t.teardown(() => dropDatabase(url));
  return url;
}
