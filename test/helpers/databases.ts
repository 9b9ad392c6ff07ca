import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Store } from '../../src/domain/storage/store.js';
import { openStore } from '../../src/store/open.js';
import { schemaSetting } from '../../src/store/tables/installation-schemas.js';
import { tables } from '../../src/store/tables/tables.js';
import { patientLimits } from './patience.js';
import { type Beginning, copyDatabase, createDatabase, dropDatabase } from './postgres.js';
import { partOfTest, type Scope } from './scope.js';
import { scratchFolder } from './scratch.js';
import { testSpeed } from './speed.js';
import { emptySqlite } from './sqlite.js';
import { afterEachFile } from './suite.js';

/** Makes something when it is first asked for, for all tests of a file, as processes and services take long to start. It ends after them, before what it stands on. */
export function onceForAll<T>(make: (scope: Scope) => Promise<T>): () => Promise<T> {
  const scope = partOfTest();
  let made: Promise<T> | undefined;
  afterEachFile(async () => {
    made = undefined;
    await scope.end();
  });
  return () => {
    made ??= make(scope);
    return made;
  };
}

/** A folder that ends with the test. */
export function temporaryFolder(t: Scope): string {
  const folder = mkdtempSync(join(tmpdir(), 'kataster-test-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The address of a database without any table, or with empty ones; it ends with the test. */
export async function newDatabase(t: Scope, engine = 'SQLite', beginning: Beginning = 'nothing'): Promise<string> {
  if (engine === 'SQLite') return beginning === 'tables' ? emptySqlite(t) : `sqlite:${temporaryFolder(t)}/kataster.sqlite`;
  const { url } = await createDatabase(beginning);
  t.teardown(() => dropDatabase(url));
  return url;
}

/** The address of a copy of a database that nobody has open; it ends with the test. */
export async function copiedDatabase(t: Scope, url: string): Promise<string> {
  if (!url.startsWith('sqlite:')) {
    const copy = await copyDatabase(url);
    t.teardown(() => dropDatabase(copy));
    return copy;
  }
  const folder = scratchFolder('kataster-test-');
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'kataster.sqlite');
  copyFileSync(url.slice('sqlite:'.length), path);
  return `sqlite:${path}`;
}

/**
 * The address of a PostgreSQL database whose tables are empty. Tests of a file use the same one in turn: to make one takes longer
 * than most tests.
 * @throws Error when another test, or this one, still has it: then one of them needs a new database
 */
export async function emptyPostgres(t: Scope): Promise<string> {
  return (await emptied(t)).url;
}

/** A store, and a look past it into its tables. */
export interface OpenDatabase {
  readonly store: Store;
  rows(text: string): Promise<readonly object[]>;
}

/** The database that tests use in turn, with a store over it, which stays open for the next one. */
export async function databaseInTurn(t: Scope): Promise<OpenDatabase> {
  const database = await emptied(t);
  database.store ??= await openStore({ url: database.url, ...usual });
  return { store: database.store, rows: async text => (await database.client.query(text)).rows };
}

const usual = { durability: 'fast', limits: patientLimits, spareIds: 0, isPlain: testSpeed === 'plain' } as const;

interface SharedDatabase {
  readonly url: string;
  readonly client: pg.Client;
  store?: Store;
  isTaken: boolean;
}

const shared = onceForAll(sharedDatabase);

async function emptied(t: Scope): Promise<SharedDatabase> {
  const database = await shared();
  if (database.isTaken) throw new Error('The database is in use. Ask for a new one.');
  database.isTaken = true;
  t.teardown(() => {
    database.isTaken = false;
  });
  await database.client.query(empties);
  return database;
}

/**
 * Tables that calls fill, each before those that it refers to. The list of what is to be indexed comes first, as the service locks it
 * first, and last, as each deleted row leaves a note there.
 */
const filled = tables
  .filter(table => !table.isFilledAtStart)
  .map(({ name }) => name)
  .reverse();

/** Empties every table that calls fill. Rows are deleted, as there are few: to truncate as many tables takes twenty times as long. */
const empties = [
  ...[...filled, 'search_queue', 'object_counts'].map(table => `DELETE FROM ${table}`),
  `DELETE FROM settings WHERE name = '${schemaSetting}'`,
  "SELECT setval(oid::regclass, 1, false) FROM pg_class WHERE relkind = 'S'",
].join(';');

async function sharedDatabase(scope: Scope): Promise<SharedDatabase> {
  const { url, hasTables } = await createDatabase('tables');
  if (!hasTables) await (await openStore({ url, ...usual })).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const database: SharedDatabase = { url, client, isTaken: false };
  scope.teardown(async () => {
    await client.end();
    await database.store?.close();
    await dropDatabase(url);
  });
  return database;
}
