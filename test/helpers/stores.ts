import type { ExecutionContext } from 'ava';
import type { Id } from '../../generated/types.js';
import { sumOfLetters } from '../../scripts/run-tests/letters.js';
import type { EntryRecord, NewEntry } from '../../src/domain/storage/entries.js';
import type { KeyRecord } from '../../src/domain/storage/keys.js';
import type { ObjectRecord, RecordStatus } from '../../src/domain/storage/objects.js';
import type { ReferentIds, Referents } from '../../src/domain/storage/referents.js';
import type { Store } from '../../src/domain/storage/store.js';
import { RpcError } from '../../src/rpc/rpc-error.js';
import type { Protocol } from '../../src/store/engines/protocols.js';
import { openStore, type StoreOptions } from '../../src/store/open.js';
import { author } from './author.js';
import { emptyPostgres, newDatabase } from './databases.js';
import { patientLimits } from './patience.js';
import { hasPostgres } from './postgres.js';
import type { Scope } from './scope.js';
import { testSpeed } from './speed.js';
import { emptySqlite } from './sqlite.js';
import test from './suite.js';

/** An engine that tests run on. */
export interface TestEngine {
  readonly name: string;
  readonly protocols: readonly Protocol[];
  /** One after another, as a single test can keep a small machine busy; skipped where the engine is not to be had. */
  readonly test: typeof test.serial | typeof test.serial.skip;
  /** The address of a database whose tables are empty, for this test alone. */
  address(t: Scope): Promise<string>;
}

/** Requirements of an engine, each a sentence with its test. */
export type Statements = Readonly<Record<string, (t: ExecutionContext, store: Store, engine: TestEngine) => Promise<void>>>;

/** Every engine. */
export const engines: readonly TestEngine[] = [
  { name: 'SQLite', protocols: ['sqlite'], test: test.serial, address: emptySqlite },
  {
    name: 'PostgreSQL',
    protocols: ['postgres', 'postgresql'],
    test: hasPostgres ? test.serial : test.serial.skip,
    address: emptyPostgres,
  },
];

/** One of so many tests, or rows, of rules is tried on the engines besides the first one, as rules know no engine. */
const turns = 4;

/** Whether an engine is the one on which everything is tried. */
export function isFirst({ name }: TestEngine): boolean {
  return name === engines[0]?.name;
}

/** The rows that are tried on an engine: all on the first, some on the others, as the rules that they are about know no engine. */
export function inTurn<Row>(engine: TestEngine, rows: readonly Row[]): readonly Row[] {
  return isFirst(engine) ? rows : rows.filter((_, at) => at % turns === 0);
}

/**
 * Every engine, for tests of rules above the storage: all of them are declared on the first one, some on the others, told apart by the letters of
 * their titles.
 */
export const enginesInTurn: readonly TestEngine[] = engines.map(engine => (isFirst(engine) ? engine : inTurnOn(engine)));

function inTurnOn(engine: TestEngine): TestEngine {
  const declare = (title: string, body: (t: ExecutionContext) => unknown): void => {
    if (sumOfLetters(title) % turns === 0) engine.test(title, body);
  };
  return { ...engine, test: declare as TestEngine['test'] };
}

/** Rows by their ids, for comparisons where a store leaves the order to its engine. */
export function byId<Row extends { readonly id: number }>(rows: readonly Row[]): readonly Row[] {
  return [...rows].sort((one, other) => one.id - other.id);
}

/** Makes a test of each statement on each engine. */
export function onEveryEngine(statements: Statements): void {
  for (const engine of engines) testAll(engine, Object.entries(statements));
}

/** Makes a test of each statement on the first engine, and of some on the others. */
export function onEnginesInTurn(statements: Statements): void {
  for (const engine of enginesInTurn) testAll(engine, Object.entries(statements));
}

function testAll(engine: TestEngine, statements: readonly (readonly [title: string, statement: Statements[string]])[]): void {
  for (const [title, statement] of statements)
    engine.test(`${engine.name}: ${title}`, async t => statement(t, await freshStore(t, engine), anew(engine)));
}

/** The engine for a test that opens one database beside another. */
function anew(engine: TestEngine): TestEngine {
  return { ...engine, address: t => newDatabase(t, engine.name) };
}

/** A store over an empty database; both end with the test. */
export async function freshStore(t: Scope, engine: TestEngine, options?: Partial<StoreOptions>): Promise<Store> {
  return storeAt(t, await engine.address(t), options);
}

/** Merges indexes with nearly every commit. */
const fewRecentRows = 16;

/** A store over this database, closed with the test. Without spare ids both engines give out the same ones after another store. */
export async function storeAt(t: Scope, url: string, options: Partial<StoreOptions> = {}): Promise<Store> {
  const usual = { durability: 'full', spareIds: 0, recentRows: fewRecentRows, isPlain: testSpeed === 'plain' } as const;
  const store = await openStore({ url, limits: patientLimits, ...usual, ...options });
  t.teardown(() => store.close());
  return store;
}

/** Runs work that has to fail, and answers the name of the error. */
export async function nameOf(work: Promise<unknown> | (() => unknown)): Promise<string> {
  try {
    await (work instanceof Promise ? work : work());
    return 'undefined';
  } catch (error) {
    return error instanceof RpcError ? error.errorName : String(error);
  }
}

/** The statuses that entries of every day have. */
export const stored: readonly RecordStatus[] = ['normal', 'archived', 'deleted'];
export const ip = 'C__CATG__IP';

/** The addresses of an object. */
export async function listOf(
  store: Store,
  object: Id,
  statuses = stored,
  limit = 100,
  offset = 0,
): Promise<EntryRecord[] | undefined> {
  return store.reads.entries.list({ object, category: ip, statuses, limit, offset });
}

export const time = '2026-11-20T09:00:00.000Z';

/** An object to be kept; only its id matters. */
export function someObject(id: number, fields: Partial<ObjectRecord> = {}): ObjectRecord {
  const about = {
    type: 'C__OBJTYPE__SERVER',
    title: `Server ${id}`,
    cmdbStatus: 'C__CMDB_STATUS__IN_OPERATION',
    values: '{}',
    picture: null,
  };
  return {
    id,
    sysid: `SYSID_${id}`,
    status: 'normal',
    ...about,
    created: time,
    createdBy: 'test',
    updated: null,
    updatedBy: null,
    ...fields,
  };
}

/** An entry to be kept; only its id and its object matter. */
export function someEntry(id: number, object: number, fields: Partial<NewEntry> = {}): NewEntry {
  return {
    id,
    object,
    category: 'C__CATG__IP',
    status: 'normal',
    primary: false,
    values: '{"hostname":"web"}',
    title: '',
    single: false,
    secrets: [],
    ...fields,
  };
}

const unlimited = { addresses: null, supersededBy: null };

export function someKey(id: string): KeyRecord {
  return { id, digest: 'ab', title: id, created: time, expires: null, revoked: null, lastUsed: null, rights: null, ...unlimited };
}

/** Makes objects with nothing but ids, in one transaction, and answers the ids. */
export function withObjects(store: Store, count: number): Promise<readonly number[]> {
  return store.transaction(author, async records => {
    const ids = await records.nextIds('objects', count);
    for (const id of ids) await records.objects.insert(someObject(id));
    return ids;
  });
}

/** Makes an entry and answers its id. */
export function withEntry(store: Store, object: number, fields: Partial<NewEntry> = {}): Promise<number> {
  return store.transaction(author, async records => {
    const [id = 0] = await records.nextIds('entries', 1);
    await records.entries.insert([someEntry(id, object, fields)]);
    return id;
  });
}

/** Reads the targets of stored values from a store, those that are named alone. */
export async function referents(store: Store, ids: Partial<ReferentIds>): Promise<Referents> {
  return store.reads.referents.find({ choices: [], objects: [], entries: [], ...ids });
}
