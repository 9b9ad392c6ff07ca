import { closeSync, copyFileSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import Database from 'better-sqlite3';
import { RpcError } from '../../src/rpc/rpc-error.js';
import { onceForAll, temporaryFolder } from '../helpers/databases.js';
import { send } from '../helpers/http.js';
import { type RunningService, serve } from '../helpers/process.js';
import { callerOf, type RpcAnswer } from '../helpers/rpc.js';
import { serviceOver, testKey } from '../helpers/service.js';
import { storeAt } from '../helpers/stores.js';
import test from '../helpers/suite.js';

const flips = 400;
const objects = 400;
const batch = 50;

type Call = (method: string, params: object) => Promise<RpcAnswer>;

/** A database with some of everything, made once and copied for each test. */
const filled = onceForAll(async scope => {
  const path = join(temporaryFolder(scope), 'kataster.sqlite');
  const service = await serve(scope, { KATASTER_DATABASE: `sqlite:${path}`, KATASTER_DURABILITY: 'fast' });
  for (let from = 0; from < objects; from += batch) {
    const calls = Array.from({ length: batch }, (_, at) => ({
      version: '2.0',
      method: 'cmdb.object.create',
      params: { apikey: testKey, ...someServer(from + at) },
      id: at,
    }));
    await send(service.endpoint(), { body: JSON.stringify(calls) });
  }
  await service.call('idoit.search', { q: 'web' });
  service.signal('SIGTERM');
  await service.ended;
  return path;
});

function someServer(number: number): object {
  const categories = {
    C__CATG__IP: { hostname: `web${number}`, ipv4_address: `10.0.${number >> 8}.${number & 255}` },
    C__CATG__MODEL: { manufacturer: `Maker ${number % 7}`, serial: `S-${number}` },
    C__CATG__MEMORY: [{ quantity: 2, capacity: 64, unit: 'GB' }],
    C__CATG__ACCOUNTING: { price: '100.50', acquirementdate: '2026-01-01' },
    ...(number > 0 && { C__CATG__LOCATION: { parent: Math.ceil(number / 8) } }),
  };
  return { type: number < 50 ? 'C__OBJTYPE__ENCLOSURE' : 'C__OBJTYPE__SERVER', title: `web ${number}`, categories };
}

const readCategories = ['GLOBAL', 'IP', 'MODEL', 'MEMORY', 'ACCOUNTING', 'LOCATION', 'RELATION', 'OBJECT'].map(
  name => `C__CATG__${name}`,
);

function callsOn(id: number): readonly (readonly [method: string, params: object])[] {
  const category = 'C__CATG__MODEL';
  const address = { object: id, category: 'C__CATG__MEMORY', entry: id * 4 };
  return [
    ['cmdb.object.read', { id }],
    ...readCategories.map(name => ['cmdb.category.read', { objID: id, category: name, status: -1 }] as const),
    ['cmdb.categories.read', { objID: id }],
    ['cmdb.objects_by_relation.read', { id }],
    ['cmdb.location_tree.read', { id }],
    ['cmdb.objects.read', { limit: 20, offset: id, order_by: 'title' }],
    ['cmdb.objects.read', { limit: 20, offset: id, categories: readCategories }],
    [
      'cmdb.objects.read',
      { filter: { attributes: [{ category, key: 'serial', comparison: 'begins', value: `S-${id}` }] }, count: true },
    ],
    ['cmdb.objects.read', { filter: { type: 'C__OBJTYPE__SERVER', title: 'web*' }, limit: 5 }],
    ['cmdb.object_types.read', {}],
    ['cmdb.dialog.read', { category, property: 'manufacturer' }],
    ['idoit.search', { q: `web${id}` }],
    ['idoit.search', { q: 'maker' }],
    ['cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: `new ${id}`, categories: { [category]: { serial: 'new' } } }],
    ['cmdb.object.update', { id, title: `web ${id} new` }],
    ['cmdb.category.save', { object: id, category, data: { serial: `T-${id}`, manufacturer: `New ${id}` } }],
    ['cmdb.category.save', { object: id, category: 'C__CATG__LOCATION', data: { parent: 1 } }],
    ['cmdb.category.archive', address],
    ['cmdb.category.purge', address],
    ['cmdb.object.delete', { id, status: 'C__RECORD_STATUS__PURGE' }],
  ];
}

const storageUnavailable = -32051;
/** The words of errors about data that are not there any more, or not any more as they were. */
const refusals = new Set([-32602, -32009, -32050, -32013, storageUnavailable]);

/** Calls everything on some objects; answers what was neither a result nor an error that says what is wrong. */
async function strangeAnswers(call: Call, ids: readonly number[]): Promise<readonly string[]> {
  const strange: string[] = [];
  for (const id of ids)
    for (const [method, params] of callsOn(id)) {
      const { result, error } = await call(method, params);
      if (result === undefined && !(error && refusals.has(error.code)))
        strange.push(`${method} ${JSON.stringify(params)}: ${JSON.stringify(error)}`);
    }
  return strange;
}

for (const seed of [1, 2, 3])
  test.serial(
    `${flips} bytes of the database flipped while it is closed, anywhere (${seed}), end the start with one line, or every call is answered`,
    async t => {
      const path = await copied(t);
      flip(path, seed, bytesOf(path));
      // Which pages are hit depends on where the database put its tables: what is read at the start may be whole.
      const environment = { KATASTER_DATABASE: `sqlite:${path}`, KATASTER_CACHE_LIMIT: '0' };
      const started = await serve(t, environment).catch((error: Error) => error.message);
      if (typeof started !== 'string') return answersAll(t, started);
      const { stderr } = JSON.parse(started.slice(started.indexOf('{')));
      t.regex(stderr, /^kataster: [^\n]+\n$/);
    },
  );

for (const seed of [1, 2, 3])
  test.serial(
    `${flips} bytes of the database flipped while it is open (${seed}) end no process: every call is answered`,
    async t => {
      const path = await copied(t);
      const service = await serve(t, { KATASTER_DATABASE: `sqlite:${path}`, KATASTER_CACHE_LIMIT: '0' });
      flip(path, seed, bytesOf(path));
      await answersAll(t, service);
    },
  );

for (const seed of [1, 2])
  test.serial(`bytes of the log file flipped while it is open (${seed}) end no process: every call is answered`, async t => {
    const path = await copied(t);
    const service = await serve(t, { KATASTER_DATABASE: `sqlite:${path}`, KATASTER_CACHE_LIMIT: '0' });
    for (let id = 1; id < 100; id += 1) await service.call('cmdb.object.update', { id, title: `web ${id} renamed` });
    flip(`${path}-wal`, seed, bytesOf(`${path}-wal`));
    await answersAll(t, service);
  });

for (const [damage, statement] of [
  ['names no format', "UPDATE search_index_config SET v = 0 WHERE k = 'version'"],
  ['is gone in part', 'DROP TABLE search_index_config'],
] as const)
  test.serial(`an index of texts that ${damage} makes the storage unavailable to whoever searches`, async t => {
    const path = await copied(t);
    const database = new Database(path).unsafeMode();
    database.exec(statement);
    database.close();
    const service = await serve(t, { KATASTER_DATABASE: `sqlite:${path}`, KATASTER_CACHE_LIMIT: '0' });
    t.is((await service.call('idoit.search', { q: 'maker' })).error?.code, storageUnavailable);
    await answersAll(t, service);
  });

async function answersAll(t: ExecutionContext, service: RunningService): Promise<void> {
  const strange = await strangeAnswers(service.call, [1, 60, 222, 399]);
  t.deepEqual(strange, [], service.said.stderr);
  t.true([200, 503].includes((await send(`${service.url}/health/ready`, { verb: 'GET' })).status));
  t.is((await send(`${service.url}/health/live`, { verb: 'GET' })).status, 200);
  service.signal('SIGTERM');
  const { code, stderr } = await service.ended;
  t.is(code, 0, stderr);
  t.notRegex(stderr, /unexpected failure/);
}

test.serial('bytes flipped in any table or index: the start says so in one line, or every call is answered', async t => {
  t.timeout(600_000);
  const strange: string[] = [];
  for (const [name, pages] of pagesByTree(await filled()))
    for (const [what, positions] of Object.entries(placesIn(pages))) {
      const path = await copied(t);
      flip(path, pages.length, positions);
      try {
        const store = await storeAt(t, `sqlite:${path}`, { durability: 'fast' });
        const service = await serviceOver(t, store, { KATASTER_CACHE_LIMIT: '0' });
        strange.push(...(await strangeAnswers(callerOf(service, 'contract'), [7])).map(each => `${name} (${what}): ${each}`));
        await service.stop();
        await store.close();
      } catch (error) {
        const { message } = error as Error;
        if (
          !(error instanceof RpcError) &&
          !/^(?:Cannot open the database: [^\n]+|The database was changed by a newer version [^\n]+)$/.test(message)
        )
          strange.push(`${name} (${what}): ${message}`);
      }
    }
  t.deepEqual(strange, []);
});

/** The pages of every table and index of a database. */
function pagesByTree(path: string): ReadonlyMap<string, readonly number[]> {
  const database = new Database(path, { readonly: true });
  const rows = database.prepare<[], { name: string; pageno: number }>('SELECT name, pageno FROM dbstat ORDER BY pageno').all();
  database.close();
  const pages = new Map<string, number[]>();
  for (const { name, pageno } of rows) pages.set(name, [...(pages.get(name) ?? []), pageno]);
  return pages;
}

const pageSize = 4096;

/** Positions of bytes: heads of pages, and everything in them. */
function placesIn(pages: readonly number[]): Readonly<Record<string, readonly number[]>> {
  const within = (from: number, to: number) =>
    pages.flatMap(page => Array.from({ length: to - from }, (_, at) => (page - 1) * pageSize + from + at));
  return { heads: within(0, 12), anywhere: within(0, pageSize) };
}

function bytesOf(path: string): readonly number[] {
  return Array.from({ length: statSync(path).size }, (_, at) => at);
}

/** Flips bits of bytes at some of these positions. */
function flip(path: string, seed: number, positions: readonly number[]): void {
  const random = randomFrom(seed);
  const file = openSync(path, 'r+');
  const byte = Buffer.alloc(1);
  for (let count = 0; count < Math.min(flips, positions.length); count += 1) {
    const position = positions[Math.floor(random() * positions.length)] ?? 0;
    readSync(file, byte, 0, 1, position);
    byte[0] = (byte[0] ?? 0) ^ (1 + Math.floor(random() * 255));
    writeSync(file, byte, 0, 1, position);
  }
  closeSync(file);
}

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function copied(t: ExecutionContext): Promise<string> {
  const path = join(temporaryFolder(t), 'kataster.sqlite');
  copyFileSync(await filled(), path);
  return path;
}
